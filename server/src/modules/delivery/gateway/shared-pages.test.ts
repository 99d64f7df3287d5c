import { brotliDecompressSync } from 'node:zlib';
import { pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

/** A page as long and as varied as a real one. */
const LONG = pageBuild(
  "'<p>' + (globalThis.count = (globalThis.count ?? 0) + 1) + '</p>' + Array.from({ length: 300 }, (_, n) => '<i>茶 ' + n * n + '</i>').join('')",
);

const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof renderedShop>>['page']>>;

const htmlOf = ({ headers, body, rawPayload }: Answer) =>
  headers['content-encoding'] === 'br' ? brotliDecompressSync(rawPayload).toString() : body;

const ownOf = (html: string) => ({
  nonce: /<style nonce="([^"]+)"/.exec(html)?.[1] ?? '',
  token: /"page":"([\w-]{12}\.[^"]+)"/.exec(html)?.[1] ?? '',
});

const withoutOwn = (html: string) => {
  const { nonce, token } = ownOf(html);
  return html.replaceAll(nonce, 'NONCE').replaceAll(token, 'TOKEN');
};

it('a page is the same for all visitors of a screen but for the nonce and the token, compressed or not', async () => {
  const { page } = await renderedShop({ 'mf-long': LONG });
  const answers = [
    await page('/mf-long', BROTLI),
    await page('/mf-long', BROTLI),
    await page('/mf-long'),
  ];
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'br',
    undefined,
  ]);
  const pages = answers.map(htmlOf);
  expect(pages[0]).toContain('<p>1</p>');
  expect(new Set(pages.map(withoutOwn)).size).toBe(1);
  expect(new Set(pages.map((html) => ownOf(html).nonce)).size).toBe(3);
  expect(new Set(pages.map((html) => ownOf(html).token)).size).toBe(3);
  for (const [number, { headers, statusCode }] of answers.entries()) {
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain(
      `'nonce-${ownOf(pages[number] ?? '').nonce}'`,
    );
    expect(headers.vary).toBe('Cookie, accept-encoding');
  }
});

it('a page has a separate shared form for browsers that have its scripts', async () => {
  const { page } = await renderedShop({ 'mf-long': LONG });
  const first = await page('/mf-long', { ...BROTLI, 'sec-fetch-dest': 'document' });
  const loaded = first.cookies.find(({ name }) => name === 'pinpu_loaded')?.value;
  const again = { ...BROTLI, cookie: `pinpu_visit=0; pinpu_loaded=${loaded}` };
  const pages = [first, await page('/mf-long', again), await page('/mf-long', again)].map(htmlOf);
  expect(pages.map((html) => html.includes('as="script"'))).toEqual([true, false, false]);
  expect(pages.map((html) => html.includes('<p>1</p>'))).toEqual([true, true, true]);
  expect(new Set(pages.map((html) => ownOf(html).nonce)).size).toBe(3);
  expect(new Set(pages.map(withoutOwn)).size).toBe(2);
});

it('a shared page belongs to one address and one screen', async () => {
  const { page, clock } = await renderedShop({ 'mf-long': LONG });
  const first = htmlOf(await page('/mf-long', BROTLI));
  expect(htmlOf(await page('/mf-long?q=tea', BROTLI))).toContain('<p>2</p>');
  clock.advance(60_000);
  const later = htmlOf(await page('/mf-long', BROTLI));
  expect(later).toContain('<p>3</p>');
  expect(later).toContain(`"now":${clock.now().getTime()}`);
  expect(first).not.toContain(`"now":${clock.now().getTime()}`);
});

it('a page is compressed for itself where a screen is requested at more addresses than are shared', async () => {
  const { page } = await renderedShop({ 'mf-long': LONG });
  for (let number = 0; number < 12; number += 1)
    expect(htmlOf(await page(`/mf-long?utm_source=${number}`, BROTLI))).toContain('<p>1</p>');
});
