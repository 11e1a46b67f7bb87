/** Matches addresses of scripts that may run, without `%`, which a host could decode. A build with analytics also allows that script. */
const ownScripts = process.env.ANALYTICS_ID ? /^\/(_next\/static|_vercel)\/[^%]*$/ : /^\/_next\/static\/[^%]*$/;
const emptyScript = '<script></script>';

/**
 * Installs the site's Trusted Types policy: scripts may only come from the site's own program, and HTML may not contain a tag.
 * React makes an empty script element when it renders one in the browser (https://github.com/facebook/react/issues/16382).
 */
export function restrictScripts(): void {
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      ownScripts.test(new URL(address, location.href).href.replace(origin, '')) ? address : null,
    createHTML: (html) => (html === emptyScript || !html.includes('<') ? html : null),
  });
}
