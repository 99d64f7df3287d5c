import { type refundTasks, sandboxTrades } from '../../../server/src/platform/db/schema/index.ts';
import type { PaperShop } from './paper-shop.ts';

type Refund = typeof refundTasks.$inferSelect;

/** A payment in the books of whoever took it, and what of it was paid back. */
interface PaidBack {
  trade_no: string;
  amount: number;
  back: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

const ofEcpay = ({ ecpay }: PaperShop): PaidBack[] =>
  [...ecpay.peer.trades.values()].flatMap(({ trade_no, amount, credit }) => {
    if (!credit) return [];
    return { trade_no, amount, back: credit.state === 'given-up' ? amount : sum(credit.refunds) };
  });

const ofLinePay = ({ line }: PaperShop): PaidBack[] =>
  [...line.records.transactions.values()].map(({ order, payInfo, refunds }) => ({
    trade_no: order.orderId,
    amount: sum(payInfo.map(({ amount }) => amount)),
    back: sum(refunds.map(({ amount }) => amount)),
  }));

/** The sandbox keeps its books in the shop's own database. */
const ofSandbox = ({ deployment }: PaperShop): Promise<PaidBack[]> =>
  deployment.withDatabase(async (db) =>
    (await db.select().from(sandboxTrades)).map(({ trade_no, amount, meta }) => ({
      ...{ trade_no, amount },
      back: Number(meta.Refunded ?? 0),
    })),
  );

const BOOKS = { ecpay: ofEcpay, linepay: ofLinePay, sandbox: ofSandbox } as const;

/** The payments in the books of the shop's payment provider. */
export const paidBack = async (shop: PaperShop): Promise<PaidBack[]> => BOOKS[shop.payments](shop);

/** Where the shop owes or has paid back more than a payment, or the provider's books say another amount. */
export const refundFaults = (refunds: readonly Refund[], paid: readonly PaidBack[]): string[] =>
  paid.flatMap(({ trade_no, amount, back }) => {
    const tasks = refunds.filter((one) => one.trade_no === trade_no);
    const done = tasks.filter(({ status, way }) => status === 'done' && way === 'provider');
    const [owed, recorded] = [tasks, done].map((some) => sum(some.map((one) => one.amount)));
    return [
      ...((owed ?? 0) > amount ? [`${trade_no} owes ${owed} of ${amount}`] : []),
      ...(back > amount ? [`${trade_no} was paid back ${back} of ${amount}`] : []),
      ...(back === recorded ? [] : [`${trade_no}: ${back} back, ${recorded} done`]),
    ];
  });
