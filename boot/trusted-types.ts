/** The rules of a Trusted Types policy; TypeScript's library does not know them. */
type PolicyRules = Record<'createScriptURL' | 'createHTML', (text: string) => string | null>;
type WithTrustedTypes = { trustedTypes?: { createPolicy: (name: string, rules: PolicyRules) => unknown } };

/** Addresses of scripts that may run, without `%`, which a host could decode. A build with page counts allows the counter's, too. */
const ownScripts = process.env.ANALYTICS_ID ? /^\/(_next\/static|_vercel)\/[^%]*$/ : /^\/_next\/static\/[^%]*$/;
const emptyScript = '<script></script>';

/**
 * The policy of the whole site: a script may come from the site's own program only, and text that holds no tag is no danger.
 * React makes an empty script element when it renders one in the browser (https://github.com/facebook/react/issues/16382).
 */
export function restrictScripts(): void {
  (self as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      ownScripts.test(new URL(address, location.href).href.replace(origin, '')) ? address : null,
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  });
}
