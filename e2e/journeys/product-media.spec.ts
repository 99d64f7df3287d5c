import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { tinyMp4, tinyPdf } from '../../server/src/testing/goods/tiny-media.ts';
import { expectFullAccessibility } from '../support/accessibility/accessibility.ts';
import { signInAdmin } from '../support/administration.ts';
import { phone } from '../support/phone.ts';
import { shop } from '../support/shop.ts';
import { startOwnShop } from '../support/shops/server.ts';
import { test } from '../support/test.ts';

/** A shop of its own, since other journeys count the goods of theirs. */
const url = `http://localhost:${shop.port + 99}`;
const CODE = 'MEDIA-1';
let own: Awaited<ReturnType<typeof startOwnShop>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await startOwnShop('product-media', { url });
});
test.afterAll(() => own.stop());

const TABLE = `尺寸\t肩寬\t胸圍\t衣長\t袖長\t建議身高\t建議體重\r\nS\t42\t96\t66\t58\t155–165\t45–55\r\nM\t44\t102\t68\t60\t165–175\t55–65\r\n`;

/** Pastes a block of a spreadsheet at a cell. */
const paste = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).evaluate((input, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const paste = { clipboardData, bubbles: true, cancelable: true };
    input.dispatchEvent(new ClipboardEvent('paste', paste));
  }, text);

/** Gives a new product a video, one on YouTube, a manual and a size table on its screen. */
async function makeProduct(page: Page) {
  await page.getByLabel('品名').fill('旅程測試襯衫');
  await page.getByLabel('商品編號').fill(CODE);
  await page.getByLabel('售價').fill('590');
  await page.getByLabel('庫存', { exact: true }).fill('30');
  await page.getByLabel('分類', { exact: true }).selectOption('tea');
  const videos = page.getByRole('group', { name: '影片', exact: true });
  const html = Buffer.from('<script>alert(1)</script>');
  const chooseVideo = page.getByLabel('選擇檔案：上傳影片');
  await chooseVideo.setInputFiles({ name: 'bad.mp4', mimeType: 'video/mp4', buffer: html });
  await expect(videos.getByText(/^「bad.mp4」不是 MP4 影片/)).toBeVisible();
  await chooseVideo.setInputFiles({ name: 'shirt.mp4', mimeType: 'video/mp4', buffer: tinyMp4() });
  await videos.getByLabel(/^標題/).fill('三種穿法');
  await videos.getByRole('button', { name: '加 YouTube 影片' }).click();
  await videos.getByLabel('YouTube 網址').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9');
  const manual = { name: '襯衫 洗滌說明.pdf', mimeType: 'application/pdf', buffer: tinyPdf() };
  await page.getByLabel('選擇檔案：上傳 PDF').setInputFiles(manual);
  await expect(page.getByRole('link', { name: /^襯衫-洗滌說明\.pdf/ })).toBeVisible();
  await page.getByRole('button', { name: '加尺寸表' }).click();
  await paste(page, '尺寸表第 1 列第 1 欄', TABLE);
  await page.getByRole('button', { name: '儲存' }).click();
  await expect(page.getByText('已新增商品。')).toBeVisible();
}

test('a keeper adds videos, a manual and a size table; a shopper on a phone sees, opens and downloads them [T18] [T19] [T20]', async ({
  browser,
}) => {
  test.slow();
  const keeper = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await keeper.newPage();
  await desk.goto(`${url}/el/shop/products/new`);
  await signInAdmin(desk, own.dataDir);
  await makeProduct(desk);
  await desk.reload();
  await expect(desk.getByLabel('YouTube 網址')).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
  await expect(desk.getByLabel('尺寸表第 3 列第 7 欄')).toHaveValue('55–65');
  await expectFullAccessibility(desk);
  await keeper.close();

  const context = await browser.newContext({ ...phone, baseURL: url });
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.goto(`${url}/product/${CODE}`);
  const videos = page.getByRole('region', { name: '影片' });
  const video = videos.getByLabel('三種穿法');
  await expect(video).toHaveAttribute('preload', 'none');
  const box = await video.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const there = videos.getByRole('link', { name: /在 YouTube 觀看（另開新分頁）/ });
  await expect(there).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await expect(there).toHaveAttribute('rel', 'noopener noreferrer');
  const part = await page.request.get((await video.getAttribute('src')) ?? '', {
    headers: { range: 'bytes=4-7' },
  });
  expect([part.status(), await part.text()]).toEqual([206, 'ftyp']);

  const button = page.getByRole('button', { name: '尺寸表' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '尺寸表' });
  await expect(dialog.getByRole('rowheader', { name: 'M', exact: true })).toBeVisible();
  const scroll = dialog.getByRole('region', { name: '尺寸表，可左右捲動' });
  await scroll.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroll.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await expectFullAccessibility(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '下載說明書（PDF，1 KB）' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('襯衫-洗滌說明.pdf');
  expect((await readFile(await download.path())).equals(tinyPdf())).toBe(true);
  expect([...hosts]).toEqual([new URL(url).host]);
  expect(refused).toEqual([]);
  await context.close();
});
