import type { ShopPromoter, ShopPromoterLink } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { ServerKey } from '../../../platform/secrets/index.ts';
import { maskedAccount } from '../../sales/bank-transfer/bank-file.ts';
import { findAccount } from '../../sales/promo/account/repository.ts';
import { bankAccountOf } from '../../sales/promo/account/service.ts';
import type { ShortLink } from '../../sales/promo/links/repository.ts';
import { linkViews } from '../../sales/promo/my-links/service.ts';
import { dueLines, totalOf } from '../../sales/promo/payouts/due.ts';
import { findUnsettledOf } from '../../sales/promo/payouts/repository.ts';
import { findPromoters } from '../../sales/promo/promoters/list-repository.ts';
import { findEnabledCodes, isMember } from '../../sales/promo/promoters/state-repository.ts';
import { findLinkPage } from '../../sales/promo/report/repository.ts';
import { promoStats } from '../../sales/promo/report/stats-service.ts';

const notFound = () => new Rejection(404, 'PROMOTER_NOT_FOUND', '找不到這位推廣者。');

/** A promoter, or a member disabled before earning anything, with figures and months. @throws Rejection 404 */
export async function shopPromoter(db: Database, cus_id: string, now: Date): Promise<ShopPromoter> {
  const [found] = await findPromoters(db, [cus_id]);
  if (!found) throw notFound();
  const due = dueLines(await findUnsettledOf(db, cus_id), now).get(cus_id) ?? [];
  const account = await findAccount(db, cus_id);
  return {
    ...found,
    payable: totalOf(due),
    account: account ? maskedAccount(account.bank_code, account.last_four) : '',
    account_date: account?.u_date.toISOString() ?? '',
    months: await promoStats(db, cus_id, now),
  };
}

/** @throws Rejection 404 */
export async function requireKnownPromoter(db: Database, cus_id: string): Promise<void> {
  if (!(await isMember(db, cus_id))) throw notFound();
}

/** The full bank account of a promoter. @throws Rejection where none is stored, or its key is lost. */
export async function wholeAccount(db: Database, cus_id: string, serverKey: ServerKey) {
  const row = await findAccount(db, cus_id);
  if (!row) throw new Rejection(404, 'NO_ACCOUNT', '這位推廣者目前沒有匯款帳號。');
  const account = bankAccountOf(serverKey, row);
  if (!account)
    throw new Rejection(
      409,
      'ACCOUNT_UNREADABLE',
      '帳號以先前的伺服器金鑰加密，無法讀取。請推廣者重新填寫。',
    );
  return account;
}

interface Shop {
  publicUrl: string;
  now: Date;
}

/** Links as their promoter sees them, with whether the shop has disabled them. */
export async function shopLinks(
  db: Database,
  links: readonly ShortLink[],
  { publicUrl, now }: Shop,
): Promise<ShopPromoterLink[]> {
  const enabled = await findEnabledCodes(
    db,
    links.map(({ code }) => code),
  );
  const views = await linkViews(db, links, publicUrl, now);
  return views.map((view) => ({ ...view, enabled: enabled.has(view.code) }));
}

export async function listShopLinks(db: Database, cus_id: string, after: string, shop: Shop) {
  const { rows, next } = await findLinkPage(db, cus_id, after);
  return { items: await shopLinks(db, rows, shop), next };
}
