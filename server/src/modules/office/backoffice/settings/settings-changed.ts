import { type BackofficeSettings, settingTitle } from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import { actorText } from '../../../base/audit/last-change.ts';
import { findLastChange } from '../../../base/settings/version-repository.ts';

const named = (keys: readonly string[]) => keys.map((key) => `「${settingTitle(key)}」`).join('、');

/** Says who changed settings since they were read, when and what, with the current ones. */
export async function settingsChanged(
  db: Database,
  keys: readonly string[],
  { body, now, what = '發布' }: { body: BackofficeSettings; now: Date; what?: '發布' | '還原' },
): Promise<Rejection> {
  const last = await findLastChange(db, keys);
  const who = last
    ? `${actorText(last.actor_kind === 'operator' ? '指令' : last.actor, last.at, now)} 變更了`
    : '有人變更了';
  return new Rejection(
    409,
    'SETTINGS_CHANGED',
    `${who}${named(keys)}，您的變更還沒有${what}。${what === '發布' ? '您填寫的內容還在，' : ''}請比較後再${what}。`,
    { body, keys },
  );
}
