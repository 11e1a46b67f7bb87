/** Why a host could not be checked. */
export type FailureKind = 'down' | 'slow' | 'certificate' | 'loop' | 'elsewhere' | 'another-site' | 'another-build';

/** A host that cannot be checked; its message is one line for whoever runs the check. */
export class HostFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
    this.name = 'HostFailure';
  }
}

const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_SSL|EPROTO)/;

/** A description of a connection error. */
export function connectionFailure(error: NodeJS.ErrnoException, host: string): HostFailure {
  const code = error.code ?? '';
  if (code === 'CERT_HAS_EXPIRED') return new HostFailure('certificate', `The certificate of ${host} has expired.`);
  if (certificateCodes.test(code))
    return new HostFailure('certificate', `The certificate of ${host} is not accepted (${code}): ${error.message}`);
  if (code === 'ENOTFOUND') return new HostFailure('down', `No host has the name ${host}.`);
  return new HostFailure('down', `${host} cannot be reached (${code || error.message}).`);
}
