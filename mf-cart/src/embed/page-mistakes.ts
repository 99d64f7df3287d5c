export interface Place {
  /** The element with the mistake, as far as there is one. */
  element?: HTMLElement | undefined;
  /** The site's key; '' for none. */
  site?: string;
  product?: string;
  attribute?: string;
  /** The attribute that was probably meant. */
  meant?: string;
}

/** What the page's developer has to change, by the code of `pinpu:error`; docs/integrators.md lists them. */
export const FIXES: Readonly<Record<string, (place: Place) => string>> = {
  ATTRIBUTE_UNKNOWN: ({ attribute, meant }) =>
    `has no attribute "${attribute}". Did you mean "${meant}"?`,
  PRODUCT_MISSING: () => 'has no product. Add the id of one: product="P0303".',
  PRODUCT_NOT_FOUND: ({ product }) =>
    `shows a product that the shop does not sell: "${product}". Check its id.`,
  SITE_KEY_REQUIRED: () =>
    'needs the key of your site. Add it to the script’s address: /embed/cart.js?site=pk_…. The shop gives it to you.',
  SITE_UNKNOWN: ({ site }) =>
    `has a key that the shop does not know: "${site}". Compare it with the one that the shop has given you.`,
  SITE_DISABLED: ({ site }) =>
    `has a key that the shop has disabled: "${site}". Ask the shop to enable it, or for another one.`,
  SITE_ORIGIN: ({ site }) =>
    `has a key that is not valid for ${window.origin}: "${site}". Ask the shop to add this origin to it.`,
};

const warned = new Set<string>();

/** Writes to the console what the page's developer has to change, once for each mistake. */
export function warnOfMistake(code: string, place: Place): void {
  const fix = Object.hasOwn(FIXES, code) ? FIXES[code]?.(place) : undefined;
  if (fix === undefined || warned.has(fix)) return;
  warned.add(fix);
  const { element } = place;
  const name = element === undefined ? 'this page' : `<${element.localName}>`;
  // biome-ignore lint/suspicious/noConsole: for the page's developer.
  console.warn(`pinpu: ${name} ${fix} (${code})`, ...(element ? [element] : []));
}
