import fastify from 'fastify';
import { decrypted, encrypted } from '../../../modules/sales/ecpay/cipher.ts';
import { FakeInvoices } from './records.ts';

const ACCOUNT = {
  merchantId: '2000001',
  hashKey: 'fakeInvoiceKey12',
  hashIv: 'fakeInvoiceIv123',
};

export const fakeEcpayInvoiceEnv = (url: string): Record<string, string> => ({
  INVOICE_PROVIDER: 'ecpay',
  ECPAY_INVOICE_MERCHANT_ID: ACCOUNT.merchantId,
  ECPAY_INVOICE_HASH_KEY: ACCOUNT.hashKey,
  ECPAY_INVOICE_HASH_IV: ACCOUNT.hashIv,
  ECPAY_INVOICE_BASE_URL: url,
});

interface Call {
  MerchantID: string;
  RqHeader: { Timestamp: number };
  Data: string;
}

const TEN_MINUTES_S = 600;

/** How the fake misbehaves with the next calls. */
interface Knobs {
  /** Drops the connection after this many more calls were carried out, without an answer. */
  loses: number;
  down: boolean;
}

/** The outer fault of a call: its account, its time, and whether its data can be read. */
function transportFault({ MerchantID, RqHeader }: Call, now: Date) {
  const answer = (TransCode: number, TransMsg: string) => ({ TransCode, TransMsg, Data: '' });
  if (MerchantID !== ACCOUNT.merchantId) return answer(115, '服務未開通');
  const age = Math.abs(now.getTime() / 1000 - RqHeader.Timestamp);
  return age <= TEN_MINUTES_S ? undefined : answer(104, 'Timestamp 逾時');
}

/** A local fake of ECPay's e-invoice service with the same encryption, rules and answers. */
export async function startFakeEcpayInvoice({
  port = 0,
  clock = () => new Date(),
}: {
  port?: number;
  clock?: () => Date;
} = {}) {
  const invoices = new FakeInvoices(clock);
  const knobs: Knobs = { loses: 0, down: false };
  const app = fastify({ forceCloseConnections: true });
  const routes = {
    Issue: (data: Record<string, unknown>) => invoices.issue(data),
    GetIssue: (data: Record<string, unknown>) => invoices.find(data),
    Invalid: (data: Record<string, unknown>) => invoices.void(data),
  };
  for (const [name, work] of Object.entries(routes))
    app.post<{ Body: Call }>(`/B2CInvoice/${name}`, async ({ body, raw }, reply) => {
      invoices.calls.push(name);
      if (knobs.down) return reply.code(503).send('down');
      const fault = transportFault(body, clock());
      if (fault) return fault;
      let data: Record<string, unknown>;
      try {
        data = decrypted(body.Data, ACCOUNT) as Record<string, unknown>;
      } catch {
        return { TransCode: 110, TransMsg: '解密失敗', Data: '' };
      }
      const answer = work(data);
      if (knobs.loses > 0) {
        knobs.loses -= 1;
        raw.socket.destroy();
        return reply.hijack();
      }
      return { TransCode: 1, TransMsg: 'Success', Data: encrypted(answer, ACCOUNT) };
    });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, invoices, knobs, close: () => app.close() };
}
