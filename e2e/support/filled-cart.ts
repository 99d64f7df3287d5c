import { expect, type Page } from '@playwright/test';
import { addToCart, fillIn, OOLONG } from './shopping.ts';

/** What the shop stores in the browser for one piece of a product, buyer and recipient. */
interface FilledCart {
  lines: unknown;
  orderInfo: string;
}

/** As the first journey of this worker has left it. */
let filled: FilledCart | undefined;

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    lines: JSON.parse(localStorage.getItem('cart') ?? '{}').lines,
    orderInfo: localStorage.getItem('orderInfo') ?? '',
  }));

/** Writes it into an empty browser, from a page that runs no script; the checkout key is new, as for every cart. */
async function writeStorage(page: Page, { lines, orderInfo }: FilledCart) {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([cart, info]) => {
      localStorage.setItem('cart', cart);
      localStorage.setItem('orderInfo', info);
    },
    [JSON.stringify({ key: crypto.randomUUID(), lines }), orderInfo] as const,
  );
}

/**
 * Opens the order page with one piece of `OOLONG`, buyer and recipient. The first journey of a worker fills it as a
 * shopper does; for journeys that begin there, the later ones start with what that one has stored.
 */
export async function openFilledCart(page: Page) {
  if (filled === undefined) {
    await addToCart(page, OOLONG);
    await page.goto('/cart');
    await fillIn(page);
    filled = await readStorage(page);
    return;
  }
  await writeStorage(page, filled);
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: '訂購人' })).toContainText('林測試');
  await expect(page.getByRole('region', { name: '結帳' })).toContainText('共 1 件');
}
