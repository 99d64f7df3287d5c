import { type APIRequestContext, expect } from '@playwright/test';
import { metrics } from '../support/metrics.ts';
import { test } from '../support/test.ts';

/** The number of pages, counted by the shop, that have loaded a phase of mf-cart, or have failed to. */
async function counted(request: APIRequestContext, phase: string, outcome: string) {
  const lines = (await metrics(request)).filter(
    (line) =>
      line.startsWith('pinpu_part_reports_total{remote="mf-cart"') &&
      line.includes(`phase="${phase}",outcome="${outcome}"`),
  );
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test('a page reports its loads and failures by version when it is left [M4]', async ({
  page,
  request,
}) => {
  const before = await counted(request, 'render', 'ok');
  const failed = await counted(request, 'part', 'failed');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: '購物車' })).toBeVisible();
  await page.route('**/page-cart*.js*', (route) => route.abort());
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: '再試一次' })).toBeVisible();
  await page.goto('about:blank');
  await expect.poll(() => counted(request, 'render', 'ok')).toBeGreaterThan(before);
  await expect.poll(() => counted(request, 'part', 'failed')).toBeGreaterThan(failed);
});
