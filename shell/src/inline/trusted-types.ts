interface Policies {
  createPolicy(
    name: string,
    rules: {
      createScriptURL(url: string): string | null;
      createHTML(html: string, type: string, sink: string): string | null;
    },
  ): unknown;
}

/**
 * The page's only policy for what can become code (Trusted Types, ADR 0009): scripts of the shop and of its remotes, and
 * HTML that is parsed as data; never markup of this page. Browsers without Trusted Types need none.
 */
export function createPolicy(origins: readonly string[]) {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  const allowed = [location.origin].concat(origins);
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      allowed.indexOf(new URL(url, location.href).origin) < 0 ? null : url,
    createHTML: (html, _type, sink) => (sink === 'DOMParser parseFromString' ? html : null),
  });
}
