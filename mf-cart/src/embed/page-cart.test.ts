import type { CartView } from '@pinpu/shared/contracts';
import { cartViewOf } from '@pinpu/shared/testing/fixtures';
import { PAGE_CONFIG as CONFIG, openPageCart as open, PRODUCT, TEA } from '../testing/page-cart.ts';
import { EmbedError } from './embed-error.ts';
import type { PageCart } from './page-cart.ts';

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const quantities = ({ state }: PageCart) => state.lines.map(({ prd_id, qty }) => [prd_id, qty]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the cart of a page that is not the shop’s [M5]', () => {
  it('begins with what is stored, at the shop’s prices, with the page’s promotion code', async () => {
    const { cart, sent, reported } = open({ lines: [{ ...TEA, prd_price: 1 }], s: 'session-1' });
    expect(quantities(cart)).toEqual([['tea', 1]]);
    await cart.start();
    expect(sent.map(({ path }) => path)).toEqual(['config', 'cart']);
    expect(sent[1]?.body).toMatchObject({
      s: 'session-1',
      promo_code: 'PINPU6',
      cart: [{ prd_price: 1 }],
    });
    expect(cart.state).toMatchObject({ busy: false, lines: [{ prd_price: 600 }] });
    expect(reported).toEqual(['change']);
  });

  it('adds to a line within the stock, and checks once for several presses', async () => {
    const { cart, sent, stored } = open();
    await cart.start();
    for (let press = 0; press < 3; press += 1) void cart.add(PRODUCT, 8);
    expect(quantities(cart)).toEqual([['tea', 20]]);
    expect(stored().lines).toHaveLength(1);
    await pass(399);
    expect(sent.filter(({ path }) => path === 'cart')).toEqual([]);
    await pass(1);
    expect(sent.filter(({ path }) => path === 'cart')).toHaveLength(1);
    expect(cart.state.busy).toBe(false);
  });

  it('ignores the answer to a cart that was changed meanwhile', async () => {
    const late: ((view: CartView) => void)[] = [];
    const { cart } = open(
      { lines: [TEA] },
      { cart: () => new Promise((resolve) => late.push(resolve)) },
    );
    void cart.start();
    await pass(0);
    cart.setQuantity('tea', '５');
    late[0]?.(cartViewOf([{ ...TEA, qty: 1 }]));
    await pass(0);
    expect(quantities(cart)).toEqual([['tea', 5]]);
  });

  it('brings a removed line back to its place, and changes nothing for one that it does not have', async () => {
    const { cart, reported } = open({
      lines: [{ ...TEA, prd_id: 'a' }, TEA, { ...TEA, prd_id: 'c' }],
    });
    await cart.start();
    cart.remove('tea');
    expect(quantities(cart)).toEqual([
      ['a', 1],
      ['c', 1],
    ]);
    cart.undoRemove('tea');
    expect(quantities(cart)).toEqual([
      ['a', 1],
      ['tea', 1],
      ['c', 1],
    ]);
    expect(cart.state.removed).toEqual([]);
    cart.remove('b');
    cart.undoRemove('b');
    expect(cart.state.removed).toEqual([]);
    expect(reported).toEqual(['change', 'change']);
  });

  it('says that the shop is unreachable, keeps the cart, and can be retried', async () => {
    let isUp = false;
    const { cart, reported, stored } = open(
      { lines: [TEA] },
      { config: () => (isUp ? Promise.resolve(CONFIG) : Promise.reject(new TypeError('failed'))) },
    );
    await cart.start();
    expect(cart.state.error?.message).toBe('目前無法連線到商店，請稍後再試。');
    expect(reported).toEqual(['error UNREACHABLE']);
    expect(stored().lines).toEqual([TEA]);
    isUp = true;
    await cart.check();
    expect(cart.state).toMatchObject({ busy: false, error: undefined, config: CONFIG });
  });

  it('is emptied once its checkout is ordered, and says so once; an open one keeps it', async () => {
    let state: 'open' | 'paid' = 'open';
    const { cart, reported, stored } = open(
      { lines: [TEA] },
      { outcome: () => Promise.resolve({ state, ord_code: 'PP1' }) },
    );
    await cart.start();
    expect(await cart.checkout('https://blog.example/')).toBe(
      'https://shop.example/embed/checkout/c',
    );
    expect(stored().ticket).toBe('t1');
    await cart.askOutcome();
    expect([quantities(cart), reported]).toEqual([[['tea', 1]], []]);
    state = 'paid';
    await cart.askOutcome();
    await cart.askOutcome();
    expect(reported).toEqual(['outcome paid', 'change']);
    expect(stored()).toMatchObject({ lines: [], ticket: '' });
  });

  it('drops a checkout that the shop does not know, and retries one that it can’t answer', async () => {
    let error = new EmbedError('UNREACHABLE', '', 0);
    const { cart, stored } = open(
      { ticket: 't1', lines: [TEA] },
      { outcome: () => Promise.reject(error) },
    );
    await cart.askOutcome();
    cart.setQuantity('tea', 2);
    expect(stored().ticket).toBe('t1');
    error = new EmbedError('TICKET_UNKNOWN', '', 404);
    await cart.askOutcome();
    expect(stored()).toMatchObject({ ticket: '', lines: [{ prd_id: 'tea' }] });
  });

  it('names a withdrawn product by its last known name', async () => {
    const gone = { prd_id: 'tea', kind: 'gone' as const, from: 1, to: 0 };
    const { cart } = open(
      { lines: [{ ...TEA, prd_name: '高山烏龍' }] },
      {
        cart: () =>
          Promise.resolve(cartViewOf([], { changes: [gone, { ...gone, prd_id: 'other' }] })),
      },
    );
    await cart.start();
    expect(cart.state.lines).toEqual([]);
    expect(cart.state.changes.map(({ prd_name }) => prd_name)).toEqual(['高山烏龍', '']);
  });

  it('takes over what another tab has changed', async () => {
    const { cart, sent, changeInOtherTab } = open({ lines: [TEA] });
    await cart.start();
    changeInOtherTab({ lines: [{ ...TEA, qty: 7 }] });
    expect(quantities(cart)).toEqual([['tea', 7]]);
    await pass(0);
    expect(sent.at(-1)?.body).toMatchObject({ cart: [{ qty: 7 }] });
  });

  it('takes over a coupon that another tab has entered, and keeps it', async () => {
    const { cart, sent, changeInOtherTab } = open({ lines: [TEA] });
    await cart.start();
    changeInOtherTab({ lines: [TEA], coupon_code: 'SPRING' });
    await pass(0);
    expect(sent.at(-1)?.body).toMatchObject({ coupon_code: 'SPRING' });
    expect(cart.state.coupon_code).toBe('SPRING');
  });

  it('sends and reports nothing when another tab has stored the same cart in another form', async () => {
    const { cart, sent, reported, changeInOtherTab } = open({ lines: [TEA] });
    await cart.start();
    const before = [sent.length, reported.length];
    const { qty, ...others } = TEA;
    changeInOtherTab({ lines: [{ qty, ...others, ship_days: undefined }] });
    await pass(1000);
    expect([sent.length, reported.length]).toEqual(before);
    changeInOtherTab({ lines: [{ ...TEA, prd_name: '凍頂烏龍' }] });
    await pass(1000);
    expect(sent.length).toBeGreaterThan(before[0] ?? 0);
  });
});
