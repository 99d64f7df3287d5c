import { isPromoter } from '@pinpu/shared/domain';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { actorText } from '../../base/audit/last-change.ts';
import { findAuditEntries } from '../../base/audit/repository.ts';
import type { ShortLink } from '../../sales/promo/links/repository.ts';
import {
  lockLinkCode,
  lockMember,
  updateCodeEnabled,
  updatePromoterStatus,
} from '../../sales/promo/promoters/state-repository.ts';

interface Context {
  now: Date;
  record: (tx: Database, subject: string) => Promise<void>;
}

const wordOf = (active: boolean) => (active ? '恢復使用' : '停用');

/** The last actor of an action on a subject, from the audit log; '' where there is none. */
async function lastBy(tx: Database, action: string, subject: string, now: Date): Promise<string> {
  const filter = { actor: '', action, subject, kind: '' as const, day: '' };
  const entries = await findAuditEntries(tx, filter, { limit: 20 });
  const done = entries.find(({ outcome }) => outcome === 'ok');
  return done ? `由 ${actorText(done.actor, done.at, now)} ` : '';
}

async function alreadyDone(tx: Database, action: string, subject: string, now: Date) {
  const word = wordOf(action.endsWith('enable'));
  const who = await lastBy(tx, action, subject, now);
  return new Rejection(409, 'PROMOTER_CHANGED', `已${who}${word}，畫面已更新。`);
}

/** Makes a member with this e-mail a promoter; the member's id. */
export const addPromoter = (
  db: Database,
  email: string,
  { now, record }: Context,
): Promise<string> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, { email });
    if (!member)
      throw new Rejection(
        404,
        'MEMBER_NOT_FOUND',
        '沒有使用這個 E-mail 的會員，請對方先登入一次。',
        {
          field: 'email',
        },
      );
    const { cus_id, status } = member;
    if (isPromoter({ status }))
      throw new Rejection(409, 'PROMOTER_CHANGED', '這位會員已經是推廣者。', { field: 'email' });
    await updatePromoterStatus(tx, cus_id, true, now);
    await record(tx, cus_id);
    return cus_id;
  });

/** Makes a member a promoter again, or ends that. Profits and payouts are not changed. */
export const setActive = (
  db: Database,
  cus_id: string,
  active: boolean,
  { now, record }: Context,
): Promise<void> =>
  db.transaction(async (tx) => {
    const member = await lockMember(tx, { cus_id });
    if (!member) throw new Rejection(404, 'PROMOTER_NOT_FOUND', '找不到這位推廣者。');
    if (isPromoter(member) === active)
      throw await alreadyDone(tx, `promoter.${active ? 'enable' : 'disable'}`, cus_id, now);
    await updatePromoterStatus(tx, cus_id, active, now);
    await record(tx, cus_id);
  });

/** Disables a promoter's link, which the promoter can't undo, or enables it again. */
export const setLinkEnabled = (
  db: Database,
  { cus_id, code }: { cus_id: string; code: string },
  enabled: boolean,
  { now, record }: Context,
): Promise<ShortLink> =>
  db.transaction(async (tx) => {
    const found = await lockLinkCode(tx, cus_id, code);
    if (!found) throw new Rejection(404, 'LINK_NOT_FOUND', '找不到這個推廣連結。');
    if (found.enabled === enabled)
      throw await alreadyDone(tx, `promoter.link-${enabled ? 'enable' : 'disable'}`, code, now);
    await updateCodeEnabled(tx, code, enabled);
    await record(tx, code);
    return found.link;
  });
