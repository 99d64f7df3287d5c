import { expect, type Page, test } from '@playwright/test';
import { longIf } from '../support/forms.ts';
import {
  environmentOf,
  folderOfNotoCjk,
  fontsOf,
  type PlatformFonts,
} from '../support/platform-fonts.ts';

const folder = folderOfNotoCjk();
if (folder === undefined)
  console.log('  the journeys of headings are skipped: fonts-noto-cjk is not installed');
// biome-ignore lint/suspicious/noSkippedTests: without fonts to stand in, as the line above reports
test.skip(folder === undefined, 'no fonts');

/** Preinstalled fonts of each platform, and the font file used for headings there; the sans stands for JhengHei. */
const SETS: readonly (PlatformFonts & { headings: string })[] = [
  {
    ...{ platform: 'Windows', sans: 'Microsoft JhengHei', serif: 'PMingLiU' },
    headings: 'NotoSansCJKtc',
  },
  {
    ...{ platform: 'Android', sans: 'unnamed sans', serif: 'unnamed serif' },
    headings: 'NotoSerifCJKtc',
  },
  {
    ...{ platform: 'Android without a Chinese serif', sans: 'unnamed sans' },
    headings: 'NotoSansCJKtc',
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Pages of a remote, and one that only the server renders. */
const ADDRESSES = ['/products', '/product/P0303', `/products?q=${'y'.repeat(20_000)}`];

for (const { headings, ...fonts } of SETS)
  test(
    `on ${fonts.platform} headings are not set in 新細明體 [finding D21]`,
    longIf(fonts.platform !== 'Windows'),
    async ({ playwright, baseURL }) => {
      const { launchOptions } = test.info().project.use;
      const env = environmentOf(fonts, folder ?? '');
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const page = await browser.newPage({ ...(baseURL && { baseURL }) });
      for (const address of ADDRESSES) {
        await page.goto(address);
        await expect(heading(page)).toBeVisible();
        expect([address.slice(0, 20), await fontsOf(page, heading(page))]).toEqual([
          address.slice(0, 20),
          [headings],
        ]);
      }
      await browser.close();
    },
  );
