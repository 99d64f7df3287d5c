import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../../../platform/config/config.ts';
import { nodeShell, pageBuild, renderedShop } from '../../../testing/deployments/rendered-shop.ts';

const POLICY = 'cross-origin-opener-policy';
const HTML = readFileSync(path.join(ROOT_DIR, 'shell/html/index.html'), 'utf8');

/** A shop that renders the page at `/mf-a`, or only its frame where `page` throws; `html` is added to its shell. */
async function shopWith(html: string, page = `'<main>茶</main>'`) {
  const { put, page: open } = await renderedShop({ 'mf-a': pageBuild(page) });
  const { files, ...shell } = nodeShell('1.0.0-next');
  await put({ ...shell, files: { ...files, 'index.html': Buffer.from(html) } });
  /** Returns the policy of a page, and whether its HTML checks its opener. */
  return async (url: string, site?: string) => {
    const { headers, body } = await open(url, site === undefined ? {} : { 'sec-fetch-site': site });
    return [headers[POLICY], body.includes('relaxed: true')];
  };
}

it('the policy is left out of a rendered page that no other page has requested, and of no other response [ADR 0009]', async () => {
  const policyAt = await shopWith(HTML);
  expect(await policyAt('/mf-a', 'none')).toEqual(['unsafe-none', true]);
  for (const site of ['same-origin', 'same-site', 'cross-site', undefined])
    expect([site, ...(await policyAt('/mf-a', site))]).toEqual([site, 'same-origin', true]);
  expect(await policyAt('/api/config/public', 'none')).toEqual(['same-origin', false]);
});

it('the policy is sent if an older shell’s HTML does not check its opener [ADR 0009]', async () => {
  const policyAt = await shopWith(HTML.replace('false/*pinpu:relaxed*/', 'false'));
  expect(await policyAt('/mf-a', 'none')).toEqual(['same-origin', false]);
});

it('a page of which only the frame is rendered, as a checkout, has the policy and does not reload itself [ADR 0009]', async () => {
  const policyAt = await shopWith(HTML, 'null.html');
  expect(await policyAt('/mf-a', 'none')).toEqual(['same-origin', false]);
});
