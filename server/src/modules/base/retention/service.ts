import { before } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { deleteNetworks, deleteReports } from '../../delivery/part-report/repository.ts';
import { deleteGoodsEdits } from '../../goods/catalog/stock/goods-edit-repository.ts';
import { deleteRestockRequests } from '../../goods/restock/repository.ts';
import { deleteTries } from '../../sales/coupon/tries-repository.ts';
import { COUPON_TRIES_MS } from '../../sales/coupon/try-limit.ts';
import { deleteEmbedCheckouts } from '../../sales/embed/checkout-repository.ts';
import { PAYMENT_PROVIDERS } from '../../sales/payment/providers/index.ts';
import { firstClickDay } from '../../sales/promo/click-tallies.ts';
import { deleteClickDays } from '../../sales/promo/click-tally-repository.ts';
import { deleteAuditEntries } from '../audit/repository.ts';
import {
  clearMails,
  deleteCheckoutKeys,
  deleteLinkClicks,
  deleteMails,
  deleteUnpaidAttempts,
} from './repository.ts';

const DAY = 86_400_000;

/** How long rows are stored, in ms; docs/operations.md lists every table. */
const RETENTION = {
  /** At least as long as a repeated visit is recognised; the counts stay. */
  linkClicks: DAY,
  /** As long as the cart session that they belong to. */
  checkoutKeys: 90 * DAY,
  /** Longer than any provider's payment code is valid: 60 days (docs/taiwan.md). */
  unpaidAttempts: 180 * DAY,
  sentMails: 7 * DAY,
  deadMails: 30 * DAY,
  mailRows: 365 * DAY,
  /** Rows of payment providers' own tables, of paid and unpaid attempts. */
  providerRows: 180 * DAY,
  /** As long as a payment code may still be paid. */
  embedCheckouts: 90 * DAY,
  partReports: 14 * DAY,
  /** Longer than the period that a rollback decision looks at. */
  partReportNetworks: DAY / 8,
  /** As long as the request can be confirmed. */
  restockUnconfirmed: 2 * DAY,
  restockWaiting: 365 * DAY,
  /** Long enough to answer why somebody got a mail. */
  restockSent: 30 * DAY,
  /** Longer than anybody needs to undo a price; the audit log keeps it longer. */
  goodsEdits: 180 * DAY,
  /** Long enough for questions that come up at the end of a year. */
  auditLog: 730 * DAY,
} as const;

/** Deletes rows that no part of the shop needs any more (個資法 §11). */
export async function sweepOldRows(db: Database, now: Date): Promise<void> {
  await deleteLinkClicks(db, before(now, RETENTION.linkClicks));
  await deleteClickDays(db, firstClickDay(now));
  await deleteTries(db, before(now, COUPON_TRIES_MS));
  await deleteCheckoutKeys(db, before(now, RETENTION.checkoutKeys));
  await deleteUnpaidAttempts(db, before(now, RETENTION.unpaidAttempts));
  await clearMails(db, 'sent', before(now, RETENTION.sentMails));
  await clearMails(db, 'dead', before(now, RETENTION.deadMails));
  await deleteMails(db, before(now, RETENTION.mailRows));
  for (const provider of PAYMENT_PROVIDERS)
    await provider.deleteOldRows?.(db, before(now, RETENTION.providerRows));
  await deleteEmbedCheckouts(db, before(now, RETENTION.embedCheckouts));
  await deleteReports(db, before(now, RETENTION.partReports));
  await deleteNetworks(db, before(now, RETENTION.partReportNetworks));
  await deleteRestockRequests(db, {
    asked: before(now, RETENTION.restockUnconfirmed),
    waiting: before(now, RETENTION.restockWaiting),
    sent: before(now, RETENTION.restockSent),
  });
  await deleteGoodsEdits(db, before(now, RETENTION.goodsEdits));
  await deleteAuditEntries(db, before(now, RETENTION.auditLog));
}
