import {
  fakeEcpayEnv,
  startFakeEcpay,
} from '../../../server/src/testing/fakes/ecpay/start-fake-ecpay.ts';
import {
  fakeEcpayInvoiceEnv,
  startFakeEcpayInvoice,
} from '../../../server/src/testing/fakes/ecpay-invoice/start-fake-ecpay-invoice.ts';
import { FAKE_CHANNEL } from '../../../server/src/testing/fakes/linepay/api.ts';
import { startFakeLinePay } from '../../../server/src/testing/fakes/linepay/start-fake-linepay.ts';
import type { FarEndProxy } from './far-end-proxy.ts';

/** Who takes the payments; parcels and invoices are always ECPay's. */
export type Payments = 'ecpay' | 'linepay' | 'sandbox';

/** A network between the shop and a far end. */
export type Network = (url: string) => Promise<FarEndProxy>;

const open: Network = async (url) => ({ url, close: async () => undefined });

const OWN = { ECPAY_LOGISTICS_SUBTYPES: 'UNIMARTC2C,FAMIC2C,HILIFEC2C,OKMARTC2C,TCAT,POST' };

const linePayEnv = (url: string) => ({
  LINEPAY_CHANNEL_ID: FAKE_CHANNEL.channelId,
  LINEPAY_CHANNEL_SECRET: FAKE_CHANNEL.channelSecret,
  LINEPAY_BASE_URL: url,
});

/** Local fakes of all far ends, each behind a network of its own; the settings lead the shop there. */
export async function startFarEnds(clock: () => Date, payments: Payments, network: Network = open) {
  const ecpay = await startFakeEcpay({ clock });
  const invoices = await startFakeEcpayInvoice({ clock });
  const line = await startFakeLinePay({ clock });
  // The proofs deliver the webhooks about payments.
  ecpay.peer.knobs.times = 0;
  const networks = await Promise.all([ecpay, invoices, line].map(({ url }) => network(url)));
  const [atEcpay = '', atInvoices = '', atLine = ''] = networks.map(({ url }) => url);
  const env: Record<string, string> = {
    ...fakeEcpayEnv(atEcpay),
    ...fakeEcpayInvoiceEnv(atInvoices),
    ...linePayEnv(atLine),
    ...OWN,
    PAYMENT_PROVIDER: payments,
  };
  const close = async () => {
    await Promise.all([...networks, ecpay, invoices, line].map((one) => one.close()));
  };
  return { ecpay, invoices, line, env, close };
}

export type FarEnds = Awaited<ReturnType<typeof startFarEnds>>;
