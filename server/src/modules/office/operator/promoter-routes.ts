import {
  _default,
  array,
  boolean,
  coerce,
  maximum,
  maxLength,
  minimum,
  object,
  regex,
  string,
} from 'zod/mini';
import type { App, Deps } from '../../../platform/module.ts';
import { noteAudit } from '../../base/audit/request-audit.ts';
import { maskedAccount } from '../../sales/promo/account/mail.ts';
import { markPaid, paidText } from '../../sales/promo/payouts/mark-paid.ts';
import {
  bankCsv,
  closeMonth,
  type Statement,
  type StatementEntry,
} from '../../sales/promo/payouts/service.ts';
import { listPromoters } from '../../sales/promo/promoters/list.ts';

const month = string().check(regex(/^20\d\d-(?:0[1-9]|1[0-2])$/));
const day = string().check(regex(/^(?:20\d\d-\d\d-\d\d)?$/));

const list = object({ limit: _default(coerce.number().check(minimum(1), maximum(1000)), 50) });
const closing = object({ month, dry_run: boolean(), csv: boolean() });
const transfer = object({
  month,
  emails: array(string().check(maxLength(254))).check(maxLength(1000)),
  date: day,
});

/** An entry for the terminal: the account shows only its last digits. */
function shownEntry<Entry extends StatementEntry>({ account, ...entry }: Entry) {
  const mask = account && maskedAccount(account.bank_code, account.account_no.slice(-4));
  return { ...entry, account: mask ?? '' };
}

const shown = ({ payouts, carried, ...statement }: Statement) => ({
  ...statement,
  payouts: payouts.map(shownEntry),
  carried: carried.map(shownEntry),
});

/** A statement as `npm run promoters` gets it; `csv`, with full account numbers, only on request. */
export type ShownStatement = ReturnType<typeof shown> & { csv?: string };

/** The calls of `npm run promoters`. */
export function promoterRoutes(app: App, { db, clock, serverKey, config: { publicUrl } }: Deps) {
  const listing = { schema: { hide: true, body: list }, config: { audit: 'promoter.list' } };
  app.post('/operator/promoters', listing, ({ body }) => listPromoters(db, body.limit, clock()));

  app.post(
    '/operator/promoters/payouts',
    { schema: { hide: true, body: closing }, config: { audit: 'payout.close' } },
    async (request): Promise<ShownStatement> => {
      const { month: monthToClose, dry_run: dryRun, csv } = request.body;
      noteAudit(request, { subject: monthToClose, detail: { dry_run: dryRun, csv } });
      const context = { serverKey, now: clock(), actor: 'admin' };
      const statement = await closeMonth(db, monthToClose, { ...context, dryRun });
      return { ...shown(statement), ...(csv && { csv: bankCsv(statement) }) };
    },
  );

  app.post(
    '/operator/promoters/paid',
    { schema: { hide: true, body: transfer }, config: { audit: 'payout.paid' } },
    async (request) => {
      const { body } = request;
      noteAudit(request, { subject: body.month, detail: { transfers: body.emails.length } });
      const context = { publicUrl, now: clock(), actor: 'admin' };
      return { message: paidText(body.month, await markPaid(db, body, context)) };
    },
  );
}
