/** Referral parameters. No page uses them, and otherwise each visitor would have an address to render of their own. */
const TRACKING = /^(?:utm_\w+|[a-z]{1,4}clid|mc_[ce]id|_g[al]\w*|igshid|ref_src)$/i;

/** The cart session's parameter, dropped since pages are rendered for no particular visitor. */
const SESSION = 's';

const MAX_PATH = 600;
const MAX_PARAMETERS = 8;
const NAME = /^[\w-]{1,24}$/;
/** The longest value of a parameter; shorter than any token. */
const MAX_VALUE = 40;

/** The address that a page is rendered for, and whether it has a query. */
export interface RenderedAddress {
  url: string;
  hasQuery: boolean;
}

/**
 * The address without visitor-specific parameters. Undefined for an address that no page of the shop links to: too
 * long, with too many parameters, or with values that could be tokens.
 */
export function renderedAddress(url: string): RenderedAddress | undefined {
  const [path = '/', query = ''] = url.split('?', 2);
  if (path.length > MAX_PATH || query.length > MAX_PATH) return undefined;
  const all = new URLSearchParams(query);
  const ordinary = [...all].filter(([name]) => name !== SESSION && !TRACKING.test(name));
  if (ordinary.length > MAX_PARAMETERS) return undefined;
  if (ordinary.some(([name, value]) => !NAME.test(name) || value.length > MAX_VALUE))
    return undefined;
  if (ordinary.length === 0) return { url: path, hasQuery: false };
  return { url: `${path}?${new URLSearchParams(ordinary)}`, hasQuery: true };
}
