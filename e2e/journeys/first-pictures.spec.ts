import { expect, type Page } from '@playwright/test';
import { phone, sharpScreen } from '../support/phone.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    /** Addresses of the pictures that the page has decoded itself. */
    decodedPictures: string[];
  }
}

test.use(sharpScreen);

const recordDecoding = (page: Page) =>
  page.addInitScript(() => {
    window.decodedPictures = [];
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = async function () {
      await decode.call(this);
      window.decodedPictures.push(this.currentSrc);
    };
  });

test('the large picture of home and of a product is decoded as the one that is drawn, and requested once [ADR 0208]', async ({
  page,
}) => {
  let requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await recordDecoding(page);
  for (const [path, viewport] of [
    ['/', phone.viewport],
    ['/', { width: 1440, height: 900 }],
    [`/product/${OOLONG}`, phone.viewport],
  ] as const) {
    // A page that is resized loads pictures, too.
    await page.goto('about:blank');
    await page.setViewportSize(viewport);
    requests = [];
    await page.goto(path);
    const drawn = page.getByRole('main').locator('img[loading=eager]:visible').first();
    const address = await drawn.evaluate((picture: HTMLImageElement) => picture.currentSrc);
    await page.waitForFunction(() => window.decodedPictures.length > 0);
    expect(await page.evaluate(() => window.decodedPictures)).toEqual([address]);
    expect(requests.filter((url) => url === address)).toHaveLength(1);
  }
});
