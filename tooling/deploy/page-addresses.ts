import { bestRoute, pathOfPattern, type RouteParams } from '@pinpu/shared/domain';

const locations = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '/');

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

/** The parameters of a path that matches a pattern; undefined if it does not match. */
const paramsOf = (pattern: string, path: string) => bestRoute([{ path: pattern }], path)?.params;

/** The number of sitemaps to read; the first ones contain pages of every kind. */
const SITEMAPS = 3;

/** The paths of pages in the shop's sitemap. */
export async function sitemapPaths(origin: string): Promise<string[]> {
  const index = locations(await textAt(`${origin}/sitemap.xml`)).map(pathOf);
  const maps = await Promise.all(index.slice(0, SITEMAPS).map((path) => textAt(origin + path)));
  return maps.flatMap((text) => locations(text).map(pathOf));
}

/** A parameter that no page of the shop has is `1`. */
export function addressOf(pattern: string, patterns: readonly string[], paths: readonly string[]) {
  const own = paths.find((path) => paramsOf(pattern, path) !== undefined);
  if (own !== undefined) return own;
  const known: RouteParams = {};
  for (const other of patterns.filter((one) => one.includes(':'))) {
    const params = paths.map((path) => paramsOf(other, path)).find((one) => one !== undefined);
    for (const [name, value] of Object.entries(params ?? {})) known[name] ??= value;
  }
  const names = [...pattern.matchAll(/:(\w+)(\??)/g)];
  const params = Object.fromEntries(
    names.flatMap(([, name = '', optional]) => {
      const value = known[name];
      if (value !== undefined) return [[name, value]];
      return optional === '?' ? [] : [[name, '1']];
    }),
  );
  return pathOfPattern(pattern, params);
}
