/** https://w3c.github.io/trusted-types/dist/spec/, as far as the site uses it; TypeScript's library and some browsers lack it. */
interface Window {
  readonly trustedTypes?: TrustedTypePolicyFactory;
}

interface TrustedTypePolicyFactory {
  createPolicy: (name: string, rules: TrustedTypePolicyRules) => TrustedTypePolicy;
}

/** Each rule returns the trusted text, or null to refuse. */
interface TrustedTypePolicyRules {
  createScriptURL?: (address: string) => string | null;
  createHTML?: (html: string) => string | null;
}

interface TrustedTypePolicy {
  createScriptURL: (address: string) => TrustedScriptURL;
}

interface TrustedScriptURL {
  toString: () => string;
  toJSON: () => string;
}

interface ServiceWorkerContainer {
  register(address: TrustedScriptURL | string | URL, options?: RegistrationOptions): Promise<ServiceWorkerRegistration>;
}
