/** Origins that may serve a working copy: https, or this machine's own. A page at https loads no other http. */
const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
const LONGEST = 200;

/**
 * The folder from which one browser may load a remote instead of the deployed version, ending in `/`; undefined for an
 * address that is rejected. Its origin gets into a policy header, hence the narrow pattern.
 */
export function overrideAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.length > LONGEST || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (!ORIGIN.test(origin) || `${search}${hash}${username}${password}` !== '') return undefined;
  return `${origin}${pathname.replace(/(?:\/remote\.json)?\/*$/, '')}/`;
}
