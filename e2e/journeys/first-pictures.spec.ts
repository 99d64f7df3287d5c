import { expect, type Page } from '@playwright/test';
import { phone, sharpScreen } from '../support/phone.ts';
import { OOLONG } from '../support/shopping.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    /** Addresses of pictures that the page decodes itself; each resolves once that is done. */
    decodedPictures: Promise<string>[];
  }
}

test.use(sharpScreen);

const recordDecoding = (page: Page) =>
  page.addInitScript(() => {
    window.decodedPictures = [];
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = function () {
      const decoded = decode.call(this);
      window.decodedPictures.push(decoded.then(() => this.currentSrc));
      return decoded;
    };
  });

test('the large picture of home and of a product is requested once, and the decoded picture is the painted one [ADR 0121]', async ({
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
    // Leaves the page first, since a resized page would load pictures, too.
    await page.goto('about:blank');
    await page.setViewportSize(viewport);
    requests = [];
    await page.goto(path);
    const shown = page.getByRole('main').locator('img[loading=eager]:visible').first();
    const address = await shown.evaluate((picture: HTMLImageElement) => picture.currentSrc);
    expect(await page.evaluate(() => Promise.all(window.decodedPictures))).toEqual([address]);
    expect(requests.filter((url) => url === address)).toHaveLength(1);
  }
});
