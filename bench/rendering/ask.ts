/** One answer to a visitor's request for a page. */
export interface PageAnswer {
  ms: number;
  isRendered: boolean;
}

/** Requests a page as a new visitor; the time until all of its HTML is here, counted from `since`. */
export async function askPage(
  url: string,
  path: string,
  since = performance.now(),
): Promise<PageAnswer> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return { ms: performance.now() - since, isRendered: html.includes('id="pinpu-rendered"') };
}

/** The paths of all products, as the shop tells search engines. */
export async function productPaths(url: string): Promise<string[]> {
  const text = await (await fetch(`${url}/sitemap-products-1.xml`)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    decodeURI(new URL(loc).pathname),
  );
  if (paths.length === 0) throw new Error('the shop has no products');
  return paths;
}
