import { pickupMapAnswerSchema } from '@pinpu/shared/contracts';
import { parse } from 'zod/mini';
import { orders } from '../../../../../platform/db/schema/index.ts';
import { FAKE_MERCHANT } from '../../../../../testing/fakes/ecpay/start-fake-ecpay.ts';
import { mapAnswers, mapFault } from '../../../../../testing/fakes/ecpay/store-map.ts';
import { OOLONG } from '../../../../../testing/index.ts';
import {
  checkoutBody,
  lineOf,
  SESSION,
  sendCheckout,
} from '../../../../../testing/orders/buyer.ts';
import {
  browserPost,
  type EcpayShop,
  ecpayShop,
} from '../../../../../testing/orders/ecpay-shop.ts';
import { bringAnswer, offerPickup, storeOfSession } from '../../../../../testing/orders/pickup.ts';
import { formOf } from '../../../../../testing/orders/sandbox.ts';
import { provedCookies } from '../../../../../testing/people/email-proof.ts';
import { checkMacValue } from '../../../payment/providers/ecpay/check-mac-value.ts';

async function shopAtMap(sub_type = 'FAMIC2C') {
  const shop = await ecpayShop();
  await offerPickup(shop);
  const response = await fetch(`${shop.url}/api/cart/pickup?s=${SESSION}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ LogisticsSubType: sub_type }),
  });
  const { data } = parse(pickupMapAnswerSchema, await response.json());
  return { shop, ...formOf(data.html) };
}

const answersAt = async (action: string, fields: Record<string, string>) => {
  const page = await (await browserPost(action, fields)).text();
  return page
    .split('<form ')
    .slice(1)
    .map((form) => formOf(`<form ${form}`));
};

describe('the map of ECPay', () => {
  it('accepts the shop’s form: stores that collect payment, a secret, and MD5 as logistics requires', async () => {
    const { shop, action, fields } = await shopAtMap();
    expect(action).toBe(`${shop.config.environment.ECPAY_LOGISTICS_BASE_URL}/Express/map`);
    expect(fields).toMatchObject({
      MerchantID: FAKE_MERCHANT.merchantId,
      LogisticsType: 'CVS',
      LogisticsSubType: 'FAMIC2C',
      IsCollection: 'Y',
      ServerReplyURL: `${shop.url}/api/logistics/ecpay/store`,
      ExtraData: expect.stringMatching(/^[0-9A-Z]{20}$/),
      Device: '0',
      CheckMacValue: expect.stringMatching(/^[0-9A-F]{32}$/),
    });
    expect(mapFault(fields, FAKE_MERCHANT)).toBe('');
    expect(mapFault({ ...fields, ExtraData: 'x' }, FAKE_MERCHANT)).toBe('CheckMacValue Error');
  });

  it('returns the browser with a store, and the order goes there', async () => {
    const { shop, action, fields } = await shopAtMap();
    const [chosen] = await answersAt(action, fields);
    const back = await browserPost(chosen?.action ?? '', chosen?.fields ?? {});
    expect([back.status, back.headers.get('location')]).toEqual([303, '/cart/pickup']);
    const rec_meta = await storeOfSession(shop);
    const body = checkoutBody([lineOf(OOLONG, 1)], { rec_way: 2, rec_meta, pay_way: 5 });
    const cookies = await provedCookies(shop);
    expect((await sendCheckout(shop, body, { cookies })).statusCode).toBe(200);
    expect(await shop.db.select().from(orders)).toMatchObject([{ status: 4, rec_meta }]);
    expect(JSON.parse(rec_meta)).toMatchObject({ CVSStoreID: '131386', CVSOutSide: '0' });
  });

  const rejectedWith = async (
    change: (answer: Record<string, string>, shop: EcpayShop) => Record<string, string>,
  ) => {
    const { shop, fields } = await shopAtMap();
    const [answer = {}] = mapAnswers(fields);
    const action = `${shop.url}/api/logistics/ecpay/store`;
    return bringAnswer(shop, { action, fields: change(answer, shop) });
  };

  it.each([
    ['another merchant', { MerchantID: '2000933' }],
    ['a chain that was not asked for', { LogisticsSubType: 'UNIMARTC2C' }],
    ['a store without a number', { CVSStoreID: '' }],
    ['a store whose number is none', { CVSStoreID: '<b>1</b>' }],
    ['an endless name', { CVSStoreName: '店'.repeat(61) }],
    ['a wrong check value', { CheckMacValue: '0'.repeat(32) }],
  ])('is rejected with %s', async (_what, change) => {
    expect(await rejectedWith((answer) => ({ ...answer, ...change }))).toBe(
      '303 /cart/pickup-refused',
    );
  });

  it('is accepted with a valid check value, should it ever have one', async () => {
    const keys = { ...FAKE_MERCHANT, hash: 'md5' } as const;
    expect(
      await rejectedWith((answer) => ({ ...answer, CheckMacValue: checkMacValue(answer, keys) })),
    ).toBe('303 /cart/pickup');
  });
});
