import { expect, test } from '@playwright/test';
import { foreignHost } from '../support/embed/foreign-host.ts';
import { shownPartsPages, showTimes } from '../support/embed/shown-parts.ts';
import { longIf } from '../support/forms.ts';
import { memoryOf } from '../support/page-memory.ts';
import { shop } from '../support/shop.ts';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: shop.url });

let host: Awaited<ReturnType<typeof foreignHost>>;
test.beforeAll(async () => {
  host = await foreignHost((site) => shownPartsPages(site));
});
test.afterAll(() => host.close());

for (const path of ['/elements', '/mount'])
  test(
    `100 mounts and unmounts leave heap, sheets, listeners and nodes where they were: ${path} [M5]`,
    longIf(path === '/elements'),
    async ({ page }) => {
      await page.goto(host.origin + path);
      // Otherwise the browser's list of loaded resources grows to 250 entries.
      await page.evaluate(() => performance.setResourceTimingBufferSize(0));
      await page.waitForFunction(() => 'showParts' in globalThis);
      const measure = await memoryOf(page);
      const sheets = await page.evaluate(showTimes, 50);
      const before = await measure();
      expect(await page.evaluate(showTimes, 100)).toBe(sheets);
      const after = await measure();
      expect(after.listeners).toBe(before.listeners);
      expect(after.nodes).toBeLessThan(before.nodes * 1.02);
      expect(after.heap).toBeLessThan(before.heap * 1.05);
    },
  );
