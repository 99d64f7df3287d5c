/**
 * Origins that may serve a working copy: https, or this machine. A page on https can't load from any other http origin.
 */
const ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/;
const LONGEST = 200;

/**
 * The folder from which one browser may load a remote instead of the deployed version, ending in `/`; undefined for an
 * address that is not allowed. The pattern is narrow, since the origin becomes part of a policy header.
 */
export function overrideAddress(text: string): string | undefined {
  const address = text.trim();
  if (address.length > LONGEST || !URL.canParse(address)) return undefined;
  const { origin, pathname, search, hash, username, password } = new URL(address);
  if (!ORIGIN.test(origin) || `${search}${hash}${username}${password}` !== '') return undefined;
  return `${origin}${pathname.replace(/(?:\/remote\.json)?\/*$/, '')}/`;
}
