import formbody from '@fastify/formbody';
import fastify from 'fastify';
import { FakeLogistics } from './fake-logistics.ts';
import { logisticsRoutes } from './routes.ts';

const MERCHANT = {
  merchantId: '2000001',
  hashKey: 'fakeParcelKey123',
  hashIv: 'fakeParcelIv1234',
};

export const fakeEcpayLogisticsEnv = (url: string): Record<string, string> => ({
  LOGISTICS_PROVIDER: 'ecpay',
  ECPAY_LOGISTICS_MERCHANT_ID: MERCHANT.merchantId,
  ECPAY_LOGISTICS_HASH_KEY: MERCHANT.hashKey,
  ECPAY_LOGISTICS_HASH_IV: MERCHANT.hashIv,
  ECPAY_LOGISTICS_BASE_URL: url,
  ECPAY_LOGISTICS_SUBTYPES: 'UNIMARTC2C,FAMIC2C,HILIFEC2C,OKMARTC2C,TCAT,POST',
});

/** A local fake of ECPay's logistics without the store map, which `startFakeEcpay` has. */
export async function startFakeEcpayLogistics({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}) {
  const fake = new FakeLogistics(MERCHANT, clock);
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  logisticsRoutes(app, fake);
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, fake, close: () => app.close() };
}
