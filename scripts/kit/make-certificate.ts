import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Makes a certificate for `hosts` that no authority has signed, valid for two days, with `openssl`. Returns the files' paths, which are named
 * as certbot names them.
 */
export function makeCertificate(folder: string, hosts: readonly [string, ...string[]]): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${hosts[0]}`, '-addext', `subjectAltName=${names}`],
      ...['-keyout', key, '-out', cert],
    ],
    // Piped, so that an error has openssl's own message.
    { stdio: 'pipe' },
  );
  return { key, cert };
}
