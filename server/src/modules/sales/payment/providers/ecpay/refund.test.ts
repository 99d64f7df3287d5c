import {
  FAKE_MERCHANT,
  type FakeEcpay,
  startFakeEcpay,
} from '../../../../../testing/fakes/ecpay/start-fake-ecpay.ts';
import { testClock } from '../../../../../testing/test-app.ts';
import type { PaidTrade, PaymentRequest } from '../../port.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { captureEnd, isCapturing } from './capture-time.ts';
import { ecpayProvider } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const REQUEST: PaymentRequest = {
  trade_no: 'PT0123456789ABCDEFGH',
  amount: 1300,
  ord_code: 'PP1',
  shop: '拼鋪',
  pay_way: 3,
  pay_period: 0,
  ways: [{ pay_way: 4, min_amt: 5, max_amt: 199_999, periods: [3] }],
  items: [{ name: '茶', quantity: 2, price: 600 }],
  ship_amt: 100,
  return_urls: { paid: 'http://s/1', failed: 'http://s/2', order: 'http://s/3' },
  result_url: 'http://shop.test/result',
  cancel_url: 'http://shop.test/cancel',
  origin: 'http://shop.test',
};

let fake: FakeEcpay | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});

/** A card payment of NT$1,300 at a fake ECPay, at 10:00 in Taipei. */
async function paidByCard(pay_way = 3) {
  const clock = testClock('2026-11-21T10:00:00+08:00');
  fake = await startFakeEcpay({ clock: clock.now });
  const { peer, url } = fake;
  const ecpay = { ...FAKE_MERCHANT, baseUrl: url, creditUrl: url, allowSimulated: false };
  const provider = ecpayProvider({ ecpay, publicUrl: 'http://shop.test', clock: clock.now });
  peer.knobs.times = 0;
  const { form } = await provider.begin({ ...REQUEST, pay_way });
  peer.open(form.fields);
  const { trade_no, tradeNo, amount } = await peer.choose(REQUEST.trade_no, 'Credit');
  const trade: PaidTrade = { trade_no, provider_trade_no: tradeNo, amount, pay_way };
  const { refund } = provider;
  if (!refund) throw new Error('ECPay pays nothing back');
  const credit = () => {
    const { credit: found } = peer.trade(trade_no);
    if (!found) throw new Error('the trade is no card payment');
    return found;
  };
  return {
    ...{ clock, peer, trade, credit },
    state: () => refund.state(trade),
    payBack: (steps: string[], back = amount) => refund.payBack(trade, back, steps),
  };
}

const wait = (sentence: string) => ({ waits: expect.stringContaining(sentence) });

describe('the state of a card payment at ECPay', () => {
  it('that waits for its capture is undone and given back, or paid back in part [Q1]', async () => {
    const { state } = await paidByCard();
    expect(await state()).toEqual({
      ...{ paid: 1300, refunded: 0 },
      ...{ whole: { steps: ['E', 'N'] }, part: { steps: ['R'] } },
    });
  });

  it('that is captured is paid back [Q1]', async () => {
    const { state, clock } = await paidByCard();
    clock.advance(11 * HOUR);
    expect(await state()).toMatchObject({ whole: { steps: ['R'] }, part: { steps: ['R'] } });
  });

  it('that is only authorised is given back, and a part waits for the capture [Q1]', async () => {
    const { state, credit } = await paidByCard();
    credit().state = 'authorised';
    expect(await state()).toMatchObject({ whole: { steps: ['N'] }, part: wait('還沒有請款') });
  });

  it('that was undone is given back [Q1]', async () => {
    const { state, payBack } = await paidByCard();
    await payBack(['E']);
    expect(await state()).toMatchObject({ refunded: 0, whole: { steps: ['N'] } });
  });

  it('is waited for from 20:15 to 20:30 [Q2]', async () => {
    const { state, clock } = await paidByCard();
    clock.advance(10 * HOUR + 20 * MINUTE);
    const until = new Date('2026-11-21T20:30:00+08:00');
    const waits = { ...wait('20:30'), until };
    expect(await state()).toMatchObject({ whole: waits, part: waits });
    clock.advance(10 * MINUTE);
    expect(await state()).toMatchObject({ whole: { steps: ['R'] } });
  });

  it('in instalments is paid back as a whole alone [Q1]', async () => {
    const { state, payBack } = await paidByCard(4);
    expect(await state()).toMatchObject({
      whole: { steps: ['E', 'N'] },
      part: { never: expect.stringContaining('分期付款只能全額退還') },
    });
    expect(await payBack(['R'], 300)).toMatchObject({
      message: expect.stringContaining('error_installment'),
    });
  });

  it('says that ECPay knows no card payment [Q1]', async () => {
    const { state, peer, trade } = await paidByCard();
    peer.trades.delete(trade.trade_no);
    expect(await state()).toMatchObject({
      paid: 0,
      whole: { never: '綠界：查無信用卡交易（10000185）' },
    });
  });
});

describe('a refund at ECPay', () => {
  it('of all gives the authorisation back, and the state tells so [Q1]', async () => {
    const { state, payBack, peer } = await paidByCard();
    expect(await payBack(['E', 'N'])).toEqual({ refund_no: '' });
    expect(peer.actions).toEqual(['E 1300', 'N 1300']);
    expect(await state()).toMatchObject({
      refunded: 1300,
      whole: { never: expect.stringContaining('已經全部退還') },
    });
  });

  it('of parts adds up, and more than the rest is refused with ECPay’s sentence [Q1] [Q4]', async () => {
    const { state, payBack, clock } = await paidByCard();
    await payBack(['R'], 300);
    clock.advance(24 * HOUR);
    await payBack(['R'], 900);
    expect(await state()).toMatchObject({ paid: 1300, refunded: 1200 });
    expect(await payBack(['R'], 101)).toEqual({
      refused: '10100050',
      message: expect.stringContaining('綠界：error_amount'),
    });
  });

  it('too long after the payment says what to do [Q8]', async () => {
    const { payBack, peer } = await paidByCard();
    peer.knobs.refusesRefunds = 'error_overDate';
    expect(await payBack(['R'], 100)).toMatchObject({
      message: expect.stringContaining('聯絡綠界客服'),
    });
  });

  it('whose answer is lost, or has other numbers, is unknown [Q3]', async () => {
    const { state, payBack, peer } = await paidByCard();
    peer.knobs.losesActions = 1;
    await expect(payBack(['R'], 300)).rejects.toThrow(ProviderUnreachable);
    peer.knobs.mixesUp = true;
    await expect(payBack(['R'], 200)).rejects.toThrow(ProviderUnreachable);
    expect(await state()).toMatchObject({ refunded: 500 });
  });

  it('can be tried again where only the undoing of a capture was lost [Q3]', async () => {
    const { state, payBack, peer } = await paidByCard();
    peer.knobs.losesActions = 1;
    expect(await payBack(['E', 'N'])).toEqual({ again: expect.stringContaining('還沒有退款') });
    expect(await state()).toMatchObject({ refunded: 0, whole: { steps: ['N'] } });
    await payBack(['N']);
    expect(await state()).toMatchObject({ refunded: 1300 });
  });
});

it.each([
  ['2026-11-21T20:13:59+08:00', false],
  ['2026-11-21T20:14:00+08:00', true],
  ['2026-11-21T20:29:59+08:00', true],
  ['2026-11-21T20:30:00+08:00', false],
  ['2026-11-22T00:10:00+08:00', false],
])('at %s ECPay is capturing: %s [Q2]', (moment, captures) => {
  expect(isCapturing(new Date(moment))).toBe(captures);
});

it.each([
  ['2026-11-21T10:00:30+08:00', '2026-11-21T20:30:00+08:00'],
  ['2026-11-21T20:29:59+08:00', '2026-11-21T20:30:00+08:00'],
  ['2026-11-21T20:30:00+08:00', '2026-11-22T20:30:00+08:00'],
])('the capture after %s ends at %s [Q2]', (moment, end) => {
  expect(captureEnd(new Date(moment))).toEqual(new Date(end));
});
