import { FAKE_CHANNEL } from '../../../../../testing/fakes/linepay/api.ts';
import {
  type FakeLinePay,
  startFakeLinePay,
} from '../../../../../testing/fakes/linepay/start-fake-linepay.ts';
import { ProviderUnreachable } from '../../provider-unreachable.ts';
import { confirmPayment, requestPayment, TIMEOUTS } from './client.ts';
import { linePayRefunds } from './refund.ts';

let fake: FakeLinePay | undefined;
afterEach(async () => {
  await fake?.close();
  fake = undefined;
});

/** A payment of NT$1,300 at a fake LINE Pay. */
async function paidByLine() {
  fake = await startFakeLinePay();
  const { records: line } = fake;
  const client = { ...FAKE_CHANNEL, baseUrl: fake.url, timeouts: TIMEOUTS };
  await requestPayment(client, {
    ...{ amount: 1300, currency: 'TWD', orderId: 'PT1' },
    packages: [{ id: '1', amount: 1300, products: [{ name: '茶', quantity: 1, price: 1300 }] }],
    redirectUrls: { confirmUrl: 'http://s/1', cancelUrl: 'http://s/2' },
  });
  const [transaction] = line.transactions.values();
  if (!transaction) throw new Error('no payment was opened');
  transaction.state = 'authorised';
  const { id } = transaction;
  const trade = { trade_no: 'PT1', provider_trade_no: id, amount: 1300, pay_way: 3 };
  const refunds = linePayRefunds(client);
  return {
    ...{ line, transaction },
    capture: () => confirmPayment(client, id, 1300),
    state: () => refunds.state(trade),
    payBack: (amount: number) => refunds.payBack(trade, amount, ['refund']),
  };
}

async function captured() {
  const shop = await paidByLine();
  await shop.capture();
  return shop;
}

describe('a refund at LINE Pay', () => {
  it('has LINE Pay’s number of 19 digits, and parts add up in the payment’s details [Q1]', async () => {
    const { state, payBack } = await captured();
    expect(await state()).toMatchObject({ paid: 1300, refunded: 0 });
    expect(await payBack(300)).toEqual({ refund_no: expect.stringMatching(/^\d{19}$/) });
    await payBack(500);
    expect(await state()).toMatchObject({
      ...{ paid: 1300, refunded: 800 },
      part: { steps: ['refund'] },
    });
  });

  it('of more than the rest is refused with what to do [Q4] [Q8]', async () => {
    const { payBack } = await captured();
    await payBack(1000);
    expect(await payBack(301)).toEqual({
      refused: '1164',
      message: expect.stringContaining('超過 LINE Pay 上剩下的金額'),
    });
  });

  it.each([
    ['1101', '改用匯款'],
    ['1163', '退款期限'],
    ['1106', '串接設定'],
  ])('with the code %s says what to do [Q8]', async (code, sentence) => {
    const { line, payBack } = await captured();
    line.knobs.refusesRefunds = code;
    expect(await payBack(100)).toEqual({
      refused: code,
      message: expect.stringContaining(sentence),
    });
  });

  it.each(['1165', '1179', '1198', '1199', '9000', '4711'])(
    'with the code %s is unknown [Q3]',
    async (code) => {
      const { line, payBack } = await captured();
      line.knobs.refusesRefunds = code;
      await expect(payBack(100)).rejects.toThrow(ProviderUnreachable);
    },
  );

  it('whose answer is lost is in the payment’s details; a repeat of all is unknown [Q3]', async () => {
    const { line, state, payBack } = await captured();
    line.knobs.losesAnswerOf = 'refund';
    await expect(payBack(1300)).rejects.toThrow(ProviderUnreachable);
    line.knobs.losesAnswerOf = 'none';
    expect(await state()).toMatchObject({ refunded: 1300 });
    await expect(payBack(1300)).rejects.toThrow('1165');
  });

  it('of a payment that LINE Pay does not know is impossible [Q1]', async () => {
    const { state } = await paidByLine();
    expect(await state()).toMatchObject({
      whole: { never: expect.stringContaining('沒有這筆付款') },
    });
  });
});
