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
  /** Drops the connection after this many more calls were carried out, without an answer; of one path, or of all. */
  loses: number | Record<string, number>;
  /** Refuses this many more calls that would change something. */
  refuses: number;
  down: boolean;
}

function dataOf({ Data }: Call): Record<string, unknown> | undefined {
  try {
    return decrypted(Data, ACCOUNT) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const MAINTENANCE = { RtnCode: 9_999_999, RtnMsg: '系統維護中' };
const CHANGES = ['Issue', 'Invalid', 'Allowance', 'AllowanceInvalid'];

function isRefused(knobs: Knobs, path: string): boolean {
  if (knobs.refuses === 0 || !CHANGES.includes(path)) return false;
  knobs.refuses -= 1;
  return true;
}

function isLost(knobs: Knobs, path: string): boolean {
  const { loses } = knobs;
  const left = typeof loses === 'number' ? loses : (loses[path] ?? 0);
  if (left === 0) return false;
  if (typeof loses === 'number') knobs.loses = loses - 1;
  else loses[path] = left - 1;
  return true;
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
  const knobs: Knobs = { loses: 0, refuses: 0, down: false };
  const app = fastify({ forceCloseConnections: true });
  const routes: Record<string, (data: Record<string, unknown>) => unknown> = {
    Issue: (data) => invoices.issue(data),
    GetIssue: (data) => invoices.find(data),
    Invalid: (data) => invoices.void(data),
    Allowance: (data) => invoices.allow(data),
    GetAllowanceList: (data) => invoices.listAllowances(data),
    AllowanceInvalid: (data) => invoices.voidAllowance(data),
    GetInvoiceWordSetting: (data) => invoices.ranges(data),
    CheckBarcode: (data) => invoices.checkBarcode(data),
    CheckLoveCode: (data) => invoices.checkLoveCode(data),
    GetCompanyNameByTaxID: (data) => invoices.companyName(data),
  };
  for (const [name, work] of Object.entries(routes))
    app.post<{ Body: Call }>(`/B2CInvoice/${name}`, async ({ body, raw }, reply) => {
      invoices.calls.push(name);
      if (knobs.down) return reply.code(503).send('down');
      const fault = transportFault(body, clock());
      if (fault) return fault;
      const data = dataOf(body);
      if (!data) return { TransCode: 110, TransMsg: '解密失敗', Data: '' };
      const answer = isRefused(knobs, name) ? MAINTENANCE : work(data);
      if (isLost(knobs, name)) {
        raw.socket.destroy();
        return reply.hijack();
      }
      return { TransCode: 1, TransMsg: 'Success', Data: encrypted(answer, ACCOUNT) };
    });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, invoices, knobs, close: () => app.close() };
}
