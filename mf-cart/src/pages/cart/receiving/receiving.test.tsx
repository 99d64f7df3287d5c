import { appStore, cartAtom, orderInfoAtom } from '@pinpu/shared/state';
import { fakeApi, renderAt } from '@pinpu/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { INFO, line, PAY_WAYS, REDIRECT, STORE_META } from '../../../testing/fixtures.ts';
import { catchSubmits, freshState, offerPayWays } from '../../../testing/page-state.ts';
import { CartPage } from '../CartPage.tsx';

const PICKUP = { chains: ['SANDBOX'], min_amt: 1, max_amt: 20_000 };
const AT_THE_STORE = { pay_way: 5, min_amt: 1, max_amt: 20_000, periods: [] };
const TO_STORE = {
  ...INFO,
  cnt_name: '陳小姐',
  phone1: '0912345678',
  addr1: '',
  addr1_postcode: '',
};

const MAP = {
  success: true,
  data: {
    html: '<form method="post" action="/sandbox-map/stores"><input type="hidden" name="ExtraData" value="S1"></form>',
  },
};

interface PageOptions {
  at?: string;
  qty?: number;
  /** The session's chosen store, one value per call. */
  stores?: string[];
  chains?: string[];
  checkout?: () => object;
}

/** The order page of a shop with pickup; returns the checkouts it sends. */
function openPage({
  at = '/cart',
  qty = 2,
  stores = [''],
  chains = PICKUP.chains,
  checkout = () => REDIRECT,
}: PageOptions = {}) {
  appStore.set(cartAtom, [line({ qty })]);
  offerPayWays([...PAY_WAYS, AT_THE_STORE], false, { ...PICKUP, chains });
  const sent: { rec_way?: number; rec_meta?: string; pay_way?: number; addr1: string }[] = [];
  const chosen = [...stores];
  fakeApi({
    'POST /api/cart/update': async (request) => {
      const { cart } = await request.json();
      return { success: true, body: { cart, pl: 0, changes: [] } };
    },
    'GET /api/cart/pickup': () => ({
      success: true,
      body: { rec_meta: (chosen.length > 1 ? chosen.shift() : chosen[0]) ?? '' },
    }),
    'POST /api/cart/pickup': () => MAP,
    'POST /api/cart/checkout': async (request) => {
      sent.push(await request.json());
      return checkout();
    },
  });
  renderAt(at, '/cart/:ACT?/:UUID?', <CartPage />);
  return sent;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => {
  freshState();
  Element.prototype.scrollIntoView = () => {};
  appStore.set(orderInfoAtom, TO_STORE);
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

describe('the delivery method', () => {
  it('is an address until pickup is chosen, which requires no address [C1, C12]', async () => {
    const sent = openPage({ stores: [STORE_META] });
    const submits = catchSubmits();
    expect(screen.getByRole('radio', { name: '宅配' })).toBeChecked();
    await choose('超商取貨');
    expect(await screen.findByText('沙盒超商 沙盒門市一')).toBeVisible();
    await press('前往結帳');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('取貨門市：沙盒超商 沙盒門市一');
    await press('立即付款');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(sent[0]).toMatchObject({ rec_way: 2, rec_meta: STORE_META, addr1: '' });
  });

  it('is not sent for an address', async () => {
    appStore.set(orderInfoAtom, INFO);
    const sent = openPage();
    catchSubmits();
    await press('前往結帳');
    await press('立即付款');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('rec_way');
    expect(sent[0]).not.toHaveProperty('rec_meta');
  });

  it('requires a store before checkout, and moves the focus there', async () => {
    openPage();
    await choose('超商取貨');
    await press('前往結帳');
    expect(await screen.findByRole('alert')).toHaveTextContent('請選擇取貨門市');
    expect(screen.getByRole('button', { name: '選擇門市' })).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('requires a name and a mobile number that a store accepts [C12]', async () => {
    appStore.set(orderInfoAtom, { ...TO_STORE, phone1: '02-2555-0000' });
    openPage({ stores: [STORE_META] });
    await choose('超商取貨');
    await press('前往結帳');
    const recipient = await screen.findByRole('group', { name: '收件人' });
    expect(recipient).toHaveTextContent('手機要填 09 開頭的 10 碼手機號碼');
    expect(recipient).not.toHaveTextContent('郵遞區號');
  });

  it('says while it is typed what is wrong with a name on a label, and never cuts it [K2]', async () => {
    appStore.set(orderInfoAtom, { ...TO_STORE, cnt_name: '' });
    openPage({ stores: [STORE_META] });
    await choose('超商取貨');
    await press('前往結帳');
    const recipient = within(await screen.findByRole('group', { name: '收件人' }));
    const type = async (name: string) => {
      await userEvent.clear(recipient.getByLabelText('姓名'));
      await userEvent.type(recipient.getByLabelText('姓名'), name);
      await userEvent.tab();
    };
    await type('王小明2');
    expect(recipient.getByText(/姓名只能有中文字或英文字母/)).toBeVisible();
    await type('Wang Siao Ming');
    expect(recipient.getByText(/姓名要是真實姓名/)).toBeVisible();
    expect(appStore.get(orderInfoAtom)?.cnt_name).toBe('Wang Siao Ming');
    await type('王Amy');
    expect(recipient.queryByText(/姓名要是真實姓名/)).not.toBeInTheDocument();
  });

  it('can’t be pickup for amounts over the carriers’ limit', async () => {
    openPage({ qty: 20 });
    appStore.set(cartAtom, [line({ qty: 20, prd_price: 1_001 })]);
    expect(await screen.findByRole('radio', { name: '超商取貨' })).toBeDisabled();
    expect(screen.getAllByText('訂單金額超過上限 NT$20,000，無法使用').length).toBeGreaterThan(0);
  });
});

describe('the store map', () => {
  it('is opened with the form the shop returned, once', async () => {
    openPage();
    const submits = catchSubmits();
    await choose('超商取貨');
    await press('選擇門市');
    await press('選擇門市');
    await waitFor(() => expect(submits).toHaveLength(1));
    expect(submits[0]).toMatchObject({ fields: { ExtraData: 'S1' } });
  });

  it('is opened for one chain at a time', async () => {
    openPage({ chains: ['FAMI', 'UNIMART'] });
    const submits = catchSubmits();
    await choose('超商取貨');
    await press('選擇門市：全家');
    await press('選擇門市：7-ELEVEN');
    await waitFor(() => expect(submits).toHaveLength(1));
    const [fami, unimart] = screen.getAllByRole('button', { name: /^選擇門市/ });
    expect(fami).toHaveAttribute('aria-busy', 'true');
    expect(unimart).not.toHaveAttribute('aria-busy');
  });

  it('a map that returns without a store shows a message, and the earlier choice remains', async () => {
    openPage({ at: '/cart/pickup-refused', stores: [STORE_META] });
    await choose('超商取貨');
    expect(screen.getByText('門市沒有選擇成功，請再選一次。')).toBeVisible();
    expect(await screen.findByText('沙盒超商 沙盒門市一')).toBeVisible();
    expect(screen.getByRole('button', { name: '更換門市' })).toBeEnabled();
  });

  it('used in another tab is noticed before anything is ordered', async () => {
    const other = STORE_META.replace('沙盒門市一', '沙盒門市二');
    const msg = [{ Code: 'PICKUP_CHANGED', Message: '門市已變更。' }];
    const rejected = () => Response.json({ success: false, msg }, { status: 400 });
    openPage({ stores: [STORE_META, other], checkout: rejected });
    await choose('超商取貨');
    await screen.findByText('沙盒超商 沙盒門市一');
    await press('前往結帳');
    await press('立即付款');
    expect(await screen.findByText('沙盒超商 沙盒門市二')).toBeVisible();
  });
});

describe('paying', () => {
  it('paying at the store requires a store, at the door an address [B4]', async () => {
    const sent = openPage({ stores: [STORE_META] });
    catchSubmits();
    expect(screen.queryByRole('radio', { name: '超商取貨付款' })).not.toBeInTheDocument();
    await choose('超商取貨');
    expect(screen.queryByRole('radio', { name: '貨到付款' })).not.toBeInTheDocument();
    await screen.findByText('沙盒超商 沙盒門市一');
    await choose('超商取貨付款');
    await press('前往結帳');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('於門市取貨時付款');
    await press('送出訂單');
    await waitFor(() => expect(sent[0]).toMatchObject({ pay_way: 5, rec_way: 2 }));
  });

  it('paying in instalments shows the amount of each, and sends the chosen number [B4]', async () => {
    appStore.set(orderInfoAtom, INFO);
    const sent = openPage({ qty: 6 }) as { pay_period?: number }[];
    catchSubmits();
    await choose('信用卡分期付款');
    const periods = screen.getByLabelText('分期期數');
    expect(periods).toHaveDisplayValue('3 期，每期 NT$1,200');
    await userEvent.selectOptions(periods, '6 期，每期 NT$600');
    await press('前往結帳');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('信用卡分期付款（6 期）');
    await press('立即付款');
    await waitFor(() => expect(sent[0]).toMatchObject({ pay_way: 4, pay_period: 6 }));
  });
});
