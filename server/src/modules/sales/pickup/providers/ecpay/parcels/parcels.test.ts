import type { ParcelForm } from '@pinpu/shared/domain';
import {
  fakeEcpayLogisticsEnv,
  startFakeEcpayLogistics,
} from '../../../../../../testing/fakes/ecpay-logistics/start-fake-ecpay-logistics.ts';
import type { CreatedParcel, ParcelRequest } from '../../../../parcel/port.ts';
import { ProviderUnreachable } from '../../../../payment/provider-unreachable.ts';
import { withCheckMacValue } from '../../../../payment/providers/ecpay/check-mac-value.ts';
import { ecpayParcels } from './index.ts';
import { checkKeys } from './query.ts';

const NOW = new Date('2026-12-01T02:00:00Z');
const clock = () => NOW;

let peer: Awaited<ReturnType<typeof startFakeEcpayLogistics>>;
beforeEach(async () => {
  peer = await startFakeEcpayLogistics({ clock });
});
afterEach(() => peer.close());

function account(change: Record<string, string> = {}) {
  const env: Record<string, string> = { ...fakeEcpayLogisticsEnv(peer.url), ...change };
  const { ECPAY_LOGISTICS_MERCHANT_ID: merchantId = '' } = env;
  const hashKey = env.ECPAY_LOGISTICS_HASH_KEY ?? '';
  const hashIv = env.ECPAY_LOGISTICS_HASH_IV ?? '';
  return {
    merchantId,
    keys: { hashKey, hashIv, hash: 'md5' as const },
    baseUrl: peer.url,
    clock,
  };
}
const service = () => ecpayParcels(account(), ['TCAT', 'POST']);

const FORM: ParcelForm = {
  sender_name: '山腳茶行',
  sender_phone: '0911222333',
  sender_postcode: '11560',
  sender_address: '臺北市南港區三重路19號',
  receiver_name: '王小美',
  receiver_phone: '0933-222-111',
  receiver_email: 'mei@pinpu.test',
  receiver_postcode: '',
  receiver_address: '',
  store_id: '131386',
  goods_name: '高山烏龍茶',
  weight: 0,
  size: 0,
};
const HOME = { receiver_postcode: '800', receiver_address: '高雄市新興區中正路1號', store_id: '' };

const requestOf = (change: Partial<ParcelRequest> = {}, form: Partial<ParcelForm> = {}) => ({
  ...{ trade_no: 'PP1P1', sub_type: 'UNIMARTC2C', temperature: 'room' as const },
  ...{ amount: 700, collects: 0, notice_url: 'http://shop.test/notice' },
  ...change,
  form: { ...FORM, ...form },
});

async function created(change: Partial<ParcelRequest> = {}, form: Partial<ParcelForm> = {}) {
  const request = requestOf(change, form);
  const answer = await service().create(request);
  if ('refused' in answer) throw new Error(answer.message);
  const { trade_no, sub_type, amount } = request;
  return { ...answer, trade_no, sub_type, amount, kind: 'out' } satisfies CreatedParcel;
}

describe('a parcel is created at ECPay', () => {
  it('signs by MD5 as the example of its documents', () => {
    const fields = {
      MerchantID: '2000132',
      LogisticsType: 'CVS',
      LogisticsSubType: 'UNIMART',
      MerchantTradeDate: '2025/01/01 12:00:00',
    };
    const keys = { hashKey: '5294y06JbISpM5x9', hashIv: 'v77hoKGq4kWxNNIS' };
    expect(withCheckMacValue(fields, { ...keys, hash: 'md5' }).CheckMacValue).toBe(
      '545E6146FD45BDA683C88454DB34CE8D',
    );
  });

  it('for a store, with the numbers to hand it in [K3]', async () => {
    expect(await created()).toMatchObject({
      ...{ provider_no: '1718500', payment_no: 'C1718500', validation_no: '2448' },
      status: { code: '300', message: '訂單處理中(綠界已收到訂單資料)' },
    });
    expect(peer.fake.parcel('PP1P1').form).toMatchObject({
      ...{ LogisticsType: 'CVS', LogisticsSubType: 'UNIMARTC2C', ReceiverStoreID: '131386' },
      ...{ GoodsAmount: '700', IsCollection: 'N', CollectionAmount: '700' },
      ...{ ReceiverName: '王小美', ReceiverCellPhone: '0933222111' },
      MerchantTradeDate: '2026/12/01 10:00:00',
      ServerReplyURL: 'http://shop.test/notice',
    });
  });

  it('for an address, with temperature, distance and size [K3]', async () => {
    const parcel = { sub_type: 'TCAT', temperature: 'frozen', collects: 700 } as const;
    await created(parcel, { ...HOME, receiver_phone: '07-222-3333 #12', size: 100 });
    expect(peer.fake.parcel('PP1P1').form).toMatchObject({
      ...{ LogisticsType: 'HOME', LogisticsSubType: 'TCAT', Temperature: '0003' },
      ...{ Distance: '01', Specification: '0003', ReceiverPhone: '072223333#12' },
      ...{ IsCollection: 'Y', CollectionAmount: '700', ReceiverZipCode: '800' },
    });
    await created({ trade_no: 'PP1P2', sub_type: 'POST' }, { ...HOME, weight: 1500 });
    expect(peer.fake.parcel('PP1P2').form).toMatchObject({ GoodsWeight: '1.500' });
  });

  it.each([
    [{}, { receiver_name: '王' }, /收件人姓名要是真實姓名/],
    [{}, { receiver_name: '歐陽美玲玉子' }, /收件人姓名要是真實姓名/],
    [{}, { receiver_phone: '02-2345-6789' }, /收件人手機/],
    [{}, { store_id: '' }, /沒有取貨門市/],
    [{}, { sender_name: '山腳茶行有限公司' }, /寄件人姓名/],
    [{}, { sender_phone: '' }, /寄件人手機/],
    [{}, { goods_name: '茶&杯' }, /物品名稱/],
    [{ amount: 20_001 }, {}, /最多 NT\$20,000/],
    [{ amount: 0 }, {}, /至少要 1 元/],
    [{ temperature: 'frozen' }, {}, /只有黑貓/],
    [{ sub_type: 'TCAT' }, { ...HOME, receiver_address: '路' }, /收件人地址/],
    [{ sub_type: 'TCAT' }, { ...HOME, sender_postcode: '' }, /寄件人郵遞區號/],
    [{ sub_type: 'POST' }, HOME, /重量/],
  ] as const)('not with %j and %j, which is never sent [K2]', async (change, form, sentence) => {
    const answer = await service().create(requestOf(change, form));
    expect(answer).toMatchObject({ refused: 'form', message: expect.stringMatching(sentence) });
    expect(peer.fake.calls).toEqual([]);
  });

  it('or is refused with ECPay’s sentence and what to do [K4]', async () => {
    peer.fake.knobs.poor = true;
    expect(await service().create(requestOf())).toEqual({
      refused: '0',
      message: '綠界：帳戶餘額不足，請儲值。請到綠界後台儲值後，再試一次。',
    });
    peer.fake.knobs.contract = 'B2C';
    expect(await service().create(requestOf())).toMatchObject({
      refused: '10200074',
      message: expect.stringMatching(/（10200074）。綠界帳號沒有這種物流的合約/),
    });
  });

  it.each([
    ['the answer is lost', { loses: 1 }],
    ['its signature is wrong', { garbles: 1 }],
  ])('or it is unknown where %s, and the query finds it [K4]', async (_what, knob) => {
    Object.assign(peer.fake.knobs, knob);
    await expect(service().create(requestOf())).rejects.toThrow(ProviderUnreachable);
    expect(await service().find('PP1P1')).toMatchObject({
      ...{ provider_no: '1718500', payment_no: 'C1718500', validation_no: '2448', charge: 60 },
      status: { code: '300' },
    });
  });

  it('unless ECPay is down, and then nobody knows [K4]', async () => {
    peer.fake.knobs.down = true;
    await expect(service().create(requestOf())).rejects.toThrow(ProviderUnreachable);
    await expect(service().find('PP1P1')).rejects.toThrow(ProviderUnreachable);
    expect(peer.fake.parcels.size).toBe(0);
  });
});

describe('ECPay is asked about a parcel', () => {
  it('that it does not know [K4]', async () => {
    expect(await service().find('PP9P9')).toBeUndefined();
  });

  it('whose cash was collected: when it is due and what arrives [K5]', async () => {
    await created({ collects: 700 });
    const parcel = peer.fake.parcel('PP1P1');
    parcel.collected = true;
    parcel.status = ['2067', '買家已到店取貨'];
    expect(await service().find('PP1P1')).toMatchObject({
      ...{ allocated_amt: 685, allocated_on: '2026-12-11' },
      status: { code: '2067' },
    });
  });

  it('too often, and does not say; wrong keys are no "unknown parcel" [K4]', async () => {
    peer.fake.knobs.queries = 0;
    await expect(service().find('PP1P1')).rejects.toThrow(ProviderUnreachable);
    peer.fake.knobs.queries = 9;
    await expect(checkKeys(account())).resolves.toBeUndefined();
    const wrong = account({ ECPAY_LOGISTICS_HASH_KEY: 'anotherHashKey12' });
    await expect(checkKeys(wrong)).rejects.toThrow(ProviderUnreachable);
  });
});

describe('labels', () => {
  const open = ({ action, fields }: { action: string; fields: Readonly<Record<string, string>> }) =>
    fetch(action, { method: 'POST', body: new URLSearchParams(fields) }).then((page) =>
      page.text(),
    );

  it('are one page for each kind of carriage, and ECPay prints all of them [K6]', async () => {
    const made = [
      await created(),
      await created({ trade_no: 'PP2P1' }),
      await created({ trade_no: 'PP3P1', sub_type: 'FAMIC2C' }),
      await created({ trade_no: 'PP4P1', sub_type: 'TCAT' }, HOME),
    ];
    const pages = await service().labels(made);
    expect(pages.map(({ sub_type, parcels }) => [sub_type, parcels])).toEqual([
      ['UNIMARTC2C', ['PP1P1', 'PP2P1']],
      ['FAMIC2C', ['PP3P1']],
      ['TCAT', ['PP4P1']],
    ]);
    for (const { form } of pages) expect(await open(form)).toContain('onload="print()"');
    const [first] = pages;
    expect(first?.form.fields).toMatchObject({ CVSValidationNo: '2448,2448' });
  });
});

describe('a created parcel', () => {
  it('of 7-ELEVEN is cancelled until it is handed in [K7]', async () => {
    const parcel = await created();
    expect(['UNIMARTC2C', 'FAMIC2C', 'TCAT'].map(service().canCancel)).toEqual([
      true,
      false,
      false,
    ]);
    peer.fake.parcel('PP1P1').status = ['2068', '賣家已到門市寄件'];
    expect(await service().cancel(parcel)).toMatchObject({ message: /無法取消/ });
    peer.fake.parcel('PP1P1').status = ['300', ''];
    expect(await service().cancel(parcel)).toBeUndefined();
    expect((await service().find('PP1P1'))?.status.code).toBe('9999');
  });

  it.each(['UNIMARTC2C', 'FAMIC2C'])(
    'of %s goes to another store once its own has closed [K7]',
    async (sub_type) => {
      const parcel = await created({ sub_type });
      expect(await service().changeStore(parcel, '896539')).toMatchObject({ refused: '0' });
      peer.fake.parcel('PP1P1').status = ['7011', '取件門市關轉，請重選門市'];
      expect(await service().changeStore(parcel, '896539')).toBeUndefined();
      expect(peer.fake.parcel('PP1P1').store).toBe('896539');
    },
  );

  it('comes back from a store or an address by a return of its own [K7]', async () => {
    peer.fake.knobs.contract = 'B2C';
    const atStore = await created({ sub_type: 'UNIMART' });
    const home = await created({ trade_no: 'PP2P1', sub_type: 'TCAT' }, HOME);
    const back = { trade_no: 'PP1P2', sub_type: 'UNIMART' };
    expect(await service().createReturn(atStore, requestOf(back))).toMatchObject({
      ...{ provider_no: 'RT202600', payment_no: 'R202600', status: { code: '325' } },
    });
    const request = requestOf({ trade_no: 'PP2P2', sub_type: 'TCAT' }, HOME);
    expect(await service().createReturn(home, request)).toMatchObject({
      provider_no: home.provider_no,
    });
    expect(['FAMIC2C', 'POST'].map(service().canReturn)).toEqual([false, false]);
  });
});

describe('a notice', () => {
  async function noticed() {
    await created();
    const parcel = peer.fake.parcel('PP1P1');
    parcel.status = ['2073', '包裹配達取件門市'];
    return withCheckMacValue(peer.fake.fieldsOf(parcel), account().keys);
  }

  it('is read with the parcel’s number and status [K8]', async () => {
    expect(service().readNotice(await noticed())).toMatchObject({
      ...{ trade_no: 'PP1P1', kind: 'out', provider_no: '1718500', payment_no: 'C1718500' },
      status: { code: '2073', message: '包裹配達取件門市', date: '2026/12/01 10:00:00' },
    });
  });

  it('of a return from a store has ECPay’s number of it [K8]', async () => {
    const { MerchantTradeNo: _, AllPayLogisticsID: __, ...fields } = await noticed();
    const notice = { ...fields, RtnMerchantTradeNo: 'RT202600', RtnCode: '4001' };
    const { keys } = account();
    expect(service().readNotice(withCheckMacValue(notice, keys))).toMatchObject({
      ...{ trade_no: '', kind: 'return', provider_no: 'RT202600', status: { code: '4001' } },
    });
  });

  it.each([
    ['a wrong signature', (fields: object) => ({ ...fields, RtnCode: '2067' })],
    ['another merchant', (fields: object) => ({ ...fields, MerchantID: '2000933' })],
    ['no code', () => ({ MerchantID: '2000001', RtnCode: 'x' })],
  ])('with %s is none [K8]', async (_what, change) => {
    const changed = change(await noticed()) as Record<string, string>;
    expect(service().readNotice(changed)).toBeNull();
  });

  it('is answered with 1|OK only where it is stored [K8]', () => {
    expect(service().acknowledge(true).body).toBe('1|OK');
    expect(service().acknowledge(false).body).not.toBe('1|OK');
  });
});
