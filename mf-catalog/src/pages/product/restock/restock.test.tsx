import type { Product, Restock } from '@pinpu/shared/contracts';
import { accountEmailAtom, appStore, noticesAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tea } from '../../../testing/open-product.tsx';
import { bodyOfProduct, pagerOfItems } from '../../../testing/sample-shop.ts';
import { ProductPage } from '../ProductPage.tsx';

const email = 'mei@pinpu.test';
const requested: Restock = { state: 'asked', email };
const waiting: Restock = { state: 'waiting', email };
const ASK = 'POST /api/product/P1/restock';

/** Opens the page of a sold-out product; `shown` is the server's product. */
function openSoldOut(routes: Parameters<typeof fakeApi>[0] = {}, restock?: Restock) {
  const shown: Product = { ...tea, tot_qty: 0, ...(restock && { restock }) };
  const requests = fakeApi({
    'GET /api/product/P1': () => bodyOfProduct(shown),
    'GET /api/products/tea': () => pagerOfItems([]),
    [ASK]: async (request) => {
      const { email: typed } = await request.json();
      const isOwn = request.headers.get('authorization') !== null;
      shown.restock = { state: isOwn ? 'waiting' : 'asked', email: typed };
      return { success: true, body: shown.restock };
    },
    'DELETE /api/product/P1/restock': () => {
      delete shown.restock;
      return { success: true };
    },
    ...routes,
  });
  renderAt('/product/P1', '/product/:ID?', <ProductPage />);
  return { shown, asks: () => requests.filter(({ method }) => method !== 'GET') };
}

const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: '有貨時寄信到' });

describe('到貨通知我 on a sold-out product [P7]', () => {
  it('asks by e-mail, and says that the mail has to be confirmed', async () => {
    const { asks } = openSoldOut();
    await userEvent.type(await field(), email);
    await userEvent.click(await button('到貨通知我'));
    expect(await screen.findByText('還差一步：請到信箱確認')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByRole('region', { name: '到貨通知' })).toHaveFocus();
    expect(asks()).toHaveLength(1);
    expect(await button('60 秒後可再次寄送')).toBeDisabled();
  });

  it('has a member’s e-mail filled in, and waits at once', async () => {
    appStore.set(userTokenAtom, 'token');
    appStore.set(accountEmailAtom, email);
    openSoldOut();
    expect(await field()).toHaveValue(email);
    await userEvent.click(await button('到貨通知我'));
    expect(await screen.findByText('已登記到貨通知')).toBeVisible();
  });

  it('is not sent without an e-mail, and says so at the field', async () => {
    const { asks } = openSoldOut();
    await userEvent.type(await field(), 'mei@');
    await userEvent.click(await button('到貨通知我'));
    expect(await field()).toHaveFocus();
    expect(await field()).toBeInvalid();
    expect(asks()).toHaveLength(0);
  });

  it('shows the request after a reload, and cancels it; the e-mail stays in the field', async () => {
    openSoldOut({}, waiting);
    expect(await screen.findByText('已登記到貨通知')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: '有貨時寄信到' })).not.toBeInTheDocument();
    await userEvent.click(await button('取消到貨通知'));
    expect(await field()).toHaveValue(email);
    expect(screen.getByRole('region', { name: '到貨通知' })).toHaveFocus();
  });

  it('sends the confirmation again', async () => {
    const { asks } = openSoldOut({}, requested);
    await userEvent.click(await button('再次寄送確認信'));
    expect(await button('60 秒後可再次寄送')).toBeDisabled();
    expect(asks()).toHaveLength(1);
  });

  it('reads a confirmation in another tab when this one is shown again', async () => {
    const { shown } = openSoldOut({}, requested);
    await screen.findByText('還差一步：請到信箱確認');
    shown.restock = waiting;
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await screen.findByText('已登記到貨通知')).toBeVisible();
  });

  it('keeps the input of a rejected request, with the reason beside it', async () => {
    const message = '今天寄到這個信箱的確認信已達上限，請登入會員後再登記，或明天再試。';
    openSoldOut({
      [ASK]: () =>
        Response.json(
          { success: false, msg: [{ Code: 'TOO_MANY_CONFIRMATIONS', Message: message }] },
          { status: 429 },
        ),
    });
    await userEvent.type(await field(), email);
    await userEvent.click(await button('到貨通知我'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toHaveValue(email);
    await userEvent.type(await field(), '.tw');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it('stays after another conflict, with its message', async () => {
    const message = '請稍後再試一次。';
    openSoldOut({
      [ASK]: () =>
        Response.json(
          { success: false, msg: [{ Code: 'BUSY', Message: message }] },
          { status: 409 },
        ),
    });
    await userEvent.type(await field(), email);
    await userEvent.click(await button('到貨通知我'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toHaveValue(email);
    expect(appStore.get(noticesAtom)).toEqual([]);
  });

  it('is replaced by the buttons if the product is in stock meanwhile', async () => {
    const message = '這項商品已經有貨，現在就可以購買。';
    const { shown } = openSoldOut({
      [ASK]: () => {
        shown.tot_qty = 3;
        const msg = [{ Code: 'IN_STOCK', Message: message }];
        return Response.json({ success: false, msg }, { status: 409 });
      },
    });
    await userEvent.type(await field(), email);
    await userEvent.click(await button('到貨通知我'));
    expect(await button('立即購買')).toBeVisible();
    await waitFor(() => expect(appStore.get(noticesAtom)).toMatchObject([{ message }]));
  });
});
