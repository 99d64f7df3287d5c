import { METRICS_TOKEN } from './shop-with-versions.ts';

/** A page of each kind that the server renders, and of the others, of which it renders the frame. */
const PAGES = [
  ...['/', '/products', '/product/P0101', '/maker/brick-corner', '/returns'],
  ...['/cart', '/vip', '/link-ended', '/el/'],
];

/** Pages of one visit show the same order of products. */
const SAME_VISIT = { cookie: 'pinpu_visit=0' };

/** The parts that the server has rendered in each page, by address. */
export type SeenPages = Readonly<Record<string, readonly string[]>>;

const STATE = /id="pinpu-rendered">(.*?)<\/script>/s;

/** Used instead of parts if the page was not rendered. */
export const NOTHING: readonly string[] = ['nothing'];

async function partsOf(url: string, page: string): Promise<readonly string[]> {
  const answer = await fetch(url + page, { redirect: 'manual' });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes('id="pinpu-composition"'))
    throw new Error(`${page} was answered with ${answer.status}: ${html.slice(0, 200)}`);
  const [, state] = STATE.exec(html) ?? [];
  if (state === undefined) return NOTHING;
  if (!html.includes('<header')) throw new Error(`${page} has no frame`);
  return (JSON.parse(state) as { parts: string[] }).parts.toSorted();
}

const ROOT = /<div id="root">(.*)<script type="application\/json" id="pinpu-rendered">/s;

const TIMES = 10;

/** A busy machine may not render a page in time; it is opened again, and '' if it never was rendered. */
async function rendered(address: string): Promise<string> {
  for (let time = 0; time < TIMES; time += 1) {
    const answer = await fetch(address, { redirect: 'manual', headers: SAME_VISIT });
    const [, html] = ROOT.exec(await answer.text()) ?? [];
    if (html !== undefined) return html;
  }
  return '';
}

/** What shoppers see of each page before any script runs, to the byte. */
export async function seeHtml(url: string): Promise<Readonly<Record<string, string>>> {
  const seen: Record<string, string> = {};
  for (const page of PAGES) seen[page] = await rendered(url + page);
  return seen;
}

/**
 * Opens pages once, by default one of each kind. @throws Error if one is not answered with 200, or has data without a
 * frame
 */
export async function seePages(url: string, pages: readonly string[] = PAGES): Promise<SeenPages> {
  const seen: Record<string, readonly string[]> = {};
  for (const page of pages) seen[page] = await partsOf(url, page);
  return seen;
}

/** Pages that were not yet rendered with a new version. */
export const FURTHER_PAGES = ['/product/P0102', '/product/P0103', '/product/P0104'];

const isOf = (remote: string) => (part: string) => part.startsWith(`${remote}/`);

export const hasPartsOf = (pages: SeenPages, remote: string): boolean =>
  Object.values(pages).some((parts) => parts.some(isOf(remote)));

export const withoutParts = (pages: SeenPages, remote: string): SeenPages =>
  Object.fromEntries(
    Object.entries(pages).map(([page, parts]) => [page, parts.filter((one) => !isOf(remote)(one))]),
  );

/** The shop's counts of failures on the server: by remote and version, and from reports of pages. */
export async function countedFailures(url: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const lines = (await (await fetch(`${url}/metrics`, { headers })).text()).split('\n');
  const sumOf = (name: string, version: string, label = '') =>
    lines
      .filter((line) => line.startsWith(`${name}{`))
      .filter((line) => line.includes(`version="${version}"`) && line.includes(label))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  const all = lines.filter((line) => line.startsWith('pinpu_server_rendering_failures_total{'));
  return {
    rendering: (version: string) => sumOf('pinpu_server_rendering_failures_total', version),
    reported: (version: string) =>
      sumOf('pinpu_part_reports_total', version, 'phase="render",outcome="failed"'),
    /** Lines about versions without a fault. */
    others: (faulty: readonly string[]) =>
      all.filter((line) => !faulty.some((version) => line.includes(`version="${version}"`))),
  };
}
