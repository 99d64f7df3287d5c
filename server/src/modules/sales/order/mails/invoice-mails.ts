import { formatTwd } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { IssuedInvoice } from '../../invoice/port.ts';
import { findInvoiceTasks } from '../../invoice/repository.ts';
import type { OrderRow } from '../repository.ts';
import { type Fact, postOrderMail, type Sending } from './order-mail.ts';

/** The invoice as facts of a mail: number and random code, or that it is void, and its allowances. */
export async function invoiceFacts(tx: Database, order: OrderRow): Promise<Fact[]> {
  const { ord_id, invoice_code, invoice_random_no } = order;
  const tasks = await findInvoiceTasks(tx, ord_id);
  const voided = tasks.findLast(({ kind, state }) => kind === 'issue' && state === 'voided');
  const allowances = tasks.filter(({ kind, state }) => kind === 'allowance' && state === 'done');
  const state = voided ? `${voided.number}（已作廢）` : '';
  const facts: Fact[] = [
    ['發票號碼', invoice_code || state],
    ['隨機碼', invoice_code === '' ? '' : invoice_random_no],
    ...allowances.map(
      ({ amount, allowance_no }): Fact => ['發票折讓', `${formatTwd(amount)}（${allowance_no}）`],
    ),
  ];
  return facts.filter(([, value]) => value !== '');
}

/** 發票重新開立: the number that takes the place of a void one. The first one is the provider's to mail. */
export function invoiceAgainMail(
  tx: Database,
  order: OrderRow,
  { number, random_no, date }: IssuedInvoice,
  sending: Sending,
) {
  const mail = {
    kind: 'invoice-again',
    about: number,
    subject: `訂單 ${order.ord_code} 的發票已重新開立`,
    opening: '您好，這筆訂單原來的發票已經作廢，並重新開立，請以新的號碼為準。',
    facts: [
      ['訂單編號', order.ord_code] as Fact,
      ['發票號碼', number] as Fact,
      ['隨機碼', random_no] as Fact,
      ['開立日期', date] as Fact,
    ].filter(([, value]) => value !== ''),
    closing: '您可以由以下連結查看訂單與發票。',
  };
  return postOrderMail(tx, order, mail, sending);
}
