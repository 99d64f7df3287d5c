import type { Order } from '@pinpu/shared/contracts';
import { appStore, cartAtom, noticesAtom, userTokenAtom } from '@pinpu/shared/state';
import { fakeApi, passTime, renderAt, stopTime } from '@pinpu/shared/testing';
import { refundOf } from '@pinpu/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { line, order, REDIRECT, STORE_META } from '../../testing/fixtures.ts';
import { catchSubmits, freshState } from '../../testing/page-state.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { BARCODE_DELAY_MS } from './order-barcode.ts';

const show = (fields: Partial<Order> = {}) => {
  const onClose = jest.fn();
  renderAt('/', '/', <OrderDetails order={order(fields)} onClose={onClose} />);
  return onClose;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  freshState();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the details of an order', () => {
  it('are titled with its code [D1]', () => {
    show();
    expect(screen.getByRole('dialog', { name: '訂購單明細: PP2611210001' })).toBeVisible();
  });

  it('show status and order date until it is shipped, and no part with nothing to show [D2]', () => {
    show({ events: [] });
    expect(region('運送資訊')).toHaveTextContent('待付款');
    expect(region('運送資訊')).toHaveTextContent('訂購日期2026/11/21 11:00');
    for (const name of ['付款資訊', '退款', '訂單進度'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(region('收件資訊')).toHaveTextContent('陳小姐');
    expect(region('收件資訊')).toHaveTextContent('70051 臺南市中西區民權路二段 30 號');
  });

  it('show ship date, pay way and pay date once known [D2]', () => {
    show({
      status: 99,
      pay_way: 3,
      pay_date: '2026-11-21T04:00:00.000Z',
      ship_date: '2026-11-22T01:00:00.000Z',
    });
    expect(region('運送資訊')).toHaveTextContent('出貨日期2026/11/22 09:00');
    expect(region('付款資訊')).toHaveTextContent('信用卡一次付清');
    expect(region('付款資訊')).toHaveTextContent('付款日期2026/11/21 12:00');
  });

  it('show the pickup store, and who picks it up [D2]', () => {
    show({ rec_way: 2, rec_meta: STORE_META, addr1: '', addr1_postcode: '' });
    expect(region('運送資訊')).toHaveTextContent('超商取貨');
    expect(region('收件資訊')).toHaveTextContent('取貨人陳小姐');
    expect(region('收件資訊')).toHaveTextContent('沙盒超商 沙盒門市一（990001）');
    expect(region('收件資訊')).toHaveTextContent('臺北市沙盒區示範路一段 1 號');
  });

  it('show the number of instalments [D2]', () => {
    show({ status: 3, pay_way: 4, pay_period: 6 });
    expect(region('付款資訊')).toHaveTextContent('信用卡分期付款（6 期）');
  });

  it('fall back to the date the payment was started [D2]', () => {
    show({ status: 6, pay_way: 2, pay_proc_date: '2026-11-21T04:00:00.000Z' });
    expect(region('付款資訊')).toHaveTextContent('處理日期2026/11/21 12:00');
  });

  it('show the history of the order, the latest first', () => {
    show({
      status: 3,
      events: [
        { at: '2026-11-21T03:00:00.000Z', status: 2 },
        { at: '2026-11-21T04:00:00.000Z', status: 3 },
      ],
    });
    const steps = within(region('訂單進度')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toEqual([
      '已付款，待出貨2026/11/21 12:00',
      '待付款2026/11/21 11:00',
    ]);
  });

  it('add the same lines to the cart again, besides its content', async () => {
    appStore.set(cartAtom, [line({ qty: 1 })]);
    const onClose = show();
    await press('再買一次');
    expect(appStore.get(cartAtom).map(({ prd_id, qty }) => [prd_id, qty])).toEqual([
      ['P0001', 3],
      ['P0002', 1],
    ]);
    expect(onClose).toHaveBeenCalled();
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    show();
    await press('列印訂單');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('show the store code, to be copied as one number', async () => {
    const user = userEvent.setup();
    show({ status: 6, pay_way: 10, pay_meta: JSON.stringify({ PaymentNo: 'LLL22251222' }) });
    expect(region('繳費資訊')).toHaveTextContent('LLL2 2251 222');
    await user.click(within(region('繳費資訊')).getByRole('button', { name: '複製' }));
    expect(await navigator.clipboard.readText()).toBe('LLL22251222');
  });

  it('list the items, and unfold the amount to subtotal and shipping [D3]', async () => {
    show();
    const items = within(region('訂購商品')).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('高山烏龍');
    expect(items[0]).toHaveTextContent('NT$600 × 2');
    expect(items[0]).toHaveTextContent('NT$1,200');
    expect(region('訂購商品')).not.toHaveTextContent('優惠');
    await userEvent.click(screen.getByRole('button', { name: /訂單金額/ }));
    expect(screen.getByText('小計').closest('div')).toHaveTextContent('NT$1,380');
    expect(screen.getByText('運費').closest('div')).toHaveTextContent('NT$100');
  });

  it('name the values of a line with options [T5]', () => {
    const shirt = { prd_name: '棉衫', product_id: 'S1' };
    const lines = [
      line({ ...shirt, prd_id: 'S1-M', option_text: '紅／M' }),
      line({ ...shirt, prd_id: 'S1-L', option_text: '紅／L' }),
    ];
    show({ cart_json: JSON.stringify(lines) });
    const items = within(region('訂購商品')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('棉衫選項：紅／M'),
      expect.stringContaining('棉衫選項：紅／L'),
    ]);
  });

  it('show the parcel, with its number to be copied and the page that finds it', async () => {
    const user = userEvent.setup();
    show({ status: 99, ship_carrier: 'tcat', ship_code: '901234567890' });
    const parcel = within(region('運送資訊'));
    expect(region('運送資訊')).toHaveTextContent('物流黑貓宅急便貨運單號901234567890');
    expect(parcel.getByRole('link', { name: '查詢包裹進度' })).toHaveAttribute(
      'href',
      'https://www.t-cat.com.tw/Inquire/TraceDetail.aspx?BillID=901234567890',
    );
    await user.click(parcel.getByRole('button', { name: '複製' }));
    expect(await navigator.clipboard.readText()).toBe('901234567890');
  });

  it('show a number whose carrier is not known, and whom to ask', () => {
    show({ status: 99, ship_carrier: '', ship_code: 'A12345678' });
    expect(region('運送資訊')).toHaveTextContent('貨運單號A12345678');
    expect(region('運送資訊')).toHaveTextContent('包裹進度請向我們的客服詢問。');
    expect(screen.queryByRole('link', { name: /查詢/ })).not.toBeInTheDocument();
  });

  it('show refunds with their reasons and states [defect 19]', () => {
    const paidTwice = { reason: 'twice', amount: 518, done: true, way: 'provider' };
    const at = '2026-11-21T05:00:00.000Z';
    show({
      ...{ status: 0, events: [{ at, status: 0 }] },
      refunds: [refundOf(paidTwice), refundOf({ at })],
    });
    const [twice, cancelled] = within(region('退款')).getAllByRole('listitem');
    expect(twice).toHaveTextContent(/重複付款 NT\$518已退回原付款方式/);
    expect(cancelled).toHaveTextContent(/訂單取消 NT\$420退款處理中/);
    const steps = within(region('訂單進度')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent.replace(/2026.*/, ''))).toEqual([
      '訂單取消，退款處理中 NT$420',
      '已取消',
      '重複付款，已退款 NT$518',
    ]);
  });

  it.each([
    [2, true],
    [88, true],
    [0, false],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [7, false],
    [99, false],
  ])('offer 重新付款 at status %p: %p [D5]', (status, offered) => {
    show({ status });
    expect(screen.queryAllByRole('button', { name: '重新付款' })).toHaveLength(offered ? 1 : 0);
    expect(screen.getAllByRole('button', { name: '關閉' }).length).toBeGreaterThan(0);
  });

  it('show how a transfer is paid, and until when [D5]', () => {
    const meta = { BankCode: '999', vAccount: '9812802472383890', ExpireDate: '2026-11-24T03:30Z' };
    show({ status: 6, pay_way: 2, pay_meta: JSON.stringify(meta) });
    const instructions = region('繳費資訊');
    expect(instructions).toHaveTextContent('9812 8024 7238 3890');
    expect(instructions).toHaveTextContent('NT$1,480');
    expect(instructions).toHaveTextContent('2026/11/24 11:30');
  });

  it.each([
    ['請於期限內完成繳費。', 'before', 60_000],
    ['請於期限內完成繳費。', 'a little after, as clocks differ,', -30 * 60_000],
    ['繳費期限已過，請勿再以下列資訊繳費。', 'hours after', -2 * 3_600_000],
  ])('show %s %s the deadline [D5]', (words, _when, left) => {
    const ExpireDate = new Date(Date.now() + left).toISOString();
    show({ status: 6, pay_way: 2, pay_meta: JSON.stringify({ vAccount: '9', ExpireDate }) });
    expect(region('繳費資訊')).toHaveTextContent(words);
  });

  it('draw three barcodes after a delay [D4]', async () => {
    stopTime();
    // The barcode library measures text on a canvas, which jsdom lacks.
    const canvas = { measureText: () => ({ width: 300 }) };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvas as never);
    const meta = {
      Barcode1: '261128pp9',
      Barcode2: 'PP06562727547887',
      Barcode3: '112800000007010',
    };
    show({ status: 6, pay_way: 9, pay_meta: JSON.stringify(meta) });
    const codes = within(screen.getByRole('list', { name: '超商繳費條碼' }));
    expect(codes.getByText('261128pp9')).toBeVisible();
    expect(codes.queryAllByRole('img')).toHaveLength(0);
    await passTime(BARCODE_DELAY_MS);
    const bars = await codes.findAllByRole('img');
    expect(bars).toHaveLength(3);
    expect(bars[0]?.querySelectorAll('rect').length).toBeGreaterThan(20);
    expect(bars[0]).toHaveTextContent('261128PP9');
  });

  it('survive a pay_meta that is not JSON', () => {
    show({ status: 6, pay_way: 2, pay_meta: '{' });
    expect(region('繳費資訊')).toHaveTextContent('ATM 轉帳');
  });
});

describe('paying an order again', () => {
  it('asks for confirmation, which Escape does not close [D6]', async () => {
    const user = stopTime();
    const arrived = fakeApi({});
    show();
    await user.click(screen.getByRole('button', { name: '重新付款' }));
    const question = screen.getByRole('alertdialog', { name: '確認' });
    expect(question).toHaveTextContent('系統將前往『付款』頁面');
    await user.keyboard('{Escape}');
    expect(question).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '再確認一下訂單' }));
    expect(question).not.toBeInTheDocument();
    await passTime(60_000);
    expect(arrived).toEqual([]);
  });

  it('redirects a guest to the payment page, and clears the cart of that order’s lines only [D6] [D7] [defect 6]', async () => {
    const submits = catchSubmits();
    const since = line({ prd_id: 'P0003', prd_name: '新口味' });
    appStore.set(cartAtom, [line({ qty: 3 }), line({ prd_id: 'P0002' }), since]);
    const arrived = fakeApi({ 'POST /api/cart/pubPay/guid-1': () => REDIRECT });
    show({ status: 88 });
    await press('重新付款');
    await press('立即付款');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(await arrived[0]?.json()).toEqual({ acc_email: 'guest@pinpu.test' });
    expect(appStore.get(cartAtom)).toEqual([line({ qty: 1 }), since]);
  });

  it('uses the member’s call while signed in, and the guest’s once the session has expired [D7]', async () => {
    const submits = catchSubmits();
    appStore.set(userTokenAtom, 'token-1');
    const arrived = fakeApi({
      'POST /api/cart/pay/guid-1': () =>
        Response.json(
          { success: false, msg: [{ Code: 'NOT_SIGNED_IN', Message: '請先登入會員。' }] },
          { status: 401 },
        ),
      'POST /api/cart/pubPay/guid-1': () => REDIRECT,
    });
    show();
    await press('重新付款');
    await press('立即付款');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(arrived[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  it('can be retried after a failure, and the cart is unchanged [D6]', async () => {
    appStore.set(cartAtom, [line()]);
    fakeApi({
      'POST /api/cart/pubPay/guid-1': () =>
        Response.json({ success: false, msg: '庫存不足。' }, { status: 409 }),
    });
    show();
    await press('重新付款');
    await press('立即付款');
    await waitFor(() => expect(appStore.get(noticesAtom)[0]?.message).toBe('庫存不足。'));
    expect(appStore.get(cartAtom)).toHaveLength(1);
    await press('重新付款');
    expect(screen.getByRole('button', { name: '立即付款' })).not.toHaveAttribute('aria-busy');
  });
});
