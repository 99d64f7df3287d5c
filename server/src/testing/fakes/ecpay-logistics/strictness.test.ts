import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withCheckMacValue } from '../../../modules/sales/payment/providers/ecpay/check-mac-value.ts';
import { startFakeEcpayLogistics } from './start-fake-ecpay-logistics.ts';

let peer: Awaited<ReturnType<typeof startFakeEcpayLogistics>>;
beforeEach(async () => {
  peer = await startFakeEcpayLogistics({ clock: () => new Date('2026-12-01T02:00:00Z') });
});
afterEach(() => peer.close());

const FORM = {
  ...{ MerchantTradeNo: 'PP1P1', MerchantTradeDate: '2026/12/01 10:00:00', LogisticsType: 'CVS' },
  ...{ LogisticsSubType: 'UNIMARTC2C', GoodsAmount: '700', CollectionAmount: '700' },
  ...{ IsCollection: 'N', GoodsName: '茶', SenderName: '山腳茶行', SenderCellPhone: '0911222333' },
  ...{ ReceiverName: '王小美', ReceiverCellPhone: '0933222111', ReceiverStoreID: '131386' },
  ServerReplyURL: 'http://127.0.0.1:1/notice',
};

async function create(change: Record<string, string> = {}, signed = true) {
  const { fake, url } = peer;
  const form = { MerchantID: fake.merchant.merchantId, ...FORM, ...change };
  const fields = signed ? withCheckMacValue(form, fake.keys) : { ...form, CheckMacValue: 'x' };
  const body = new URLSearchParams(fields);
  return (await fetch(`${url}/Express/Create`, { method: 'POST', body })).text();
}

/** A shop that answers notices as it is set to. */
async function receiver() {
  const shop = { answer: '0|unknown', received: 0 };
  const server = createServer((_request, reply) => {
    shop.received += 1;
    reply.end(shop.answer);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { shop, url: `http://127.0.0.1:${port}/notice`, close: () => server.close() };
}

describe('the fake ECPay of logistics', () => {
  it('stores a valid form once, and signs its answer', async () => {
    expect(await create()).toMatch(
      /^1\|.*RtnCode=300.*CVSValidationNo=2448.*CheckMacValue=[0-9A-F]{32}$/,
    );
    expect(await create()).toMatch(/^0\|廠商交易編號重覆/);
  });

  it.each([
    [{ MerchantID: '1' }, /^0\|/],
    [{ MerchantTradeNo: 'PP-1' }, /^0\|/],
    [{ MerchantTradeDate: '2026-12-01' }, /^0\|/],
    [{ LogisticsSubType: 'FAMI' }, /^10200074\|/],
    [{ GoodsAmount: '20001', CollectionAmount: '20001' }, /^10500040\|/],
    [{ CollectionAmount: '1' }, /^0\|代收金額/],
    [{ GoodsName: '茶|杯' }, /^10500038\|/],
    [{ SenderName: '茶' }, /^0\|寄件人/],
    [{ ReceiverName: '王小美2' }, /^0\|收件人/],
    [{ ReceiverCellPhone: '0223456789' }, /^0\|收件人手機/],
    [{ ReceiverStoreID: '' }, /^0\|收件人門市/],
    [{ LogisticsSubType: 'TCAT', LogisticsType: 'HOME', SenderAddress: '路' }, /^10500057\|/],
  ])('refuses %j, unsigned', async (change, refusal) => {
    const answer = await create(change);
    expect(answer).toMatch(refusal);
    expect(answer).not.toContain('CheckMacValue=');
    expect(peer.fake.parcels.size).toBe(0);
  });

  it('refuses a wrong signature', async () => {
    expect(await create({}, false)).toBe('0|CheckMacValue Error');
  });

  it('sends a notice before its answer, twice, and again until 1|OK', async () => {
    const { shop, url, close } = await receiver();
    Object.assign(peer.fake.knobs, { noticesFirst: true, times: 2 });
    await create({ ServerReplyURL: url });
    expect(shop.received).toBe(2);
    shop.answer = '1|OK';
    await peer.fake.repeat();
    await peer.fake.repeat();
    expect([shop.received, peer.fake.sent.length]).toEqual([4, 2]);
    close();
  });

  it('reports the statuses of a scenario up to one of them', async () => {
    const { url, close } = await receiver();
    await create({ ServerReplyURL: url });
    await peer.fake.drive('PP1P1', 'uncollected', '2074');
    expect(peer.fake.sent.map(({ fields }) => fields.RtnCode)).toEqual([
      ...['2068', '2030', '2073', '2074'],
    ]);
    close();
  });
});
