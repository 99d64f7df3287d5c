import {
  type NewSite,
  SITE_NAME_LENGTH,
  SITE_ORIGIN_LIMIT,
} from '@pinpu/shared/contracts/backoffice';
import type { Database } from '../../../platform/db/index.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import { randomBase32 } from '../../../platform/random.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import type { ChangeContext } from '../../base/audit/change-context.ts';
import { lastChangeText } from '../../base/audit/last-change.ts';
import { findSite, insertSite, type Site, updateSite } from './site-repository.ts';
import { siteOf, unknownSite, versionOf } from './sites.ts';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** The origin that sandboxed frames send. */
const OPAQUE = 'null';

const EXAMPLE = '請填寫 https:// 開頭的網域，例如 https://blog.example';

/** Why a text can't be an origin of a site; '' where it can. */
function faultOf(text: string): string {
  if (text === OPAQUE) return '';
  if (!URL.canParse(text)) return EXAMPLE;
  const { protocol, hostname, origin } = new URL(text);
  if (hostname.includes('*')) return '不能用 *，請逐一填寫每個網域';
  if (protocol === 'http:' && !LOCAL.includes(hostname))
    return 'http:// 僅供本機測試，請改為 https://';
  if (!/^https?:$/.test(protocol) || !/^[\w.-]+$|^\[/.test(hostname)) return EXAMPLE;
  return origin === text ? '' : `只填網域，不含路徑與參數，例如 ${origin}`;
}

/** Origins as browsers send them, without duplicates, and one message for each invalid line. */
function siteOrigins(lines: readonly string[]): { origins: string[]; fault: string } {
  const typed = lines.map((text) => text.trim().toLowerCase().replace(/\/$/, ''));
  const origins = [...new Set(typed.filter((text) => text !== ''))];
  const faults = origins.flatMap((text) => {
    const fault = faultOf(text);
    return fault === '' ? [] : `「${text}」不是網站來源：${fault}。`;
  });
  const none = origins.length === 0 ? '請至少填寫一個網站來源，例如 https://blog.example。' : '';
  return { origins, fault: faults.join('\n') || none };
}

type Fields = Pick<Site, 'name' | 'origins'>;

function nameFault(name: string): string {
  if (name === '') return '請填寫網站名稱，顧客會在結帳頁看到。';
  return [...name].length > SITE_NAME_LENGTH ? `網站名稱最多 ${SITE_NAME_LENGTH} 個字。` : '';
}

/** Validates the fields and returns them as stored. @throws Rejection that says what is wrong with each field. */
function checkedFields(input: NewSite): Fields {
  const name = input.name.trim();
  const { origins, fault } = siteOrigins(input.origins);
  const many = origins.length > SITE_ORIGIN_LIMIT ? `來源最多 ${SITE_ORIGIN_LIMIT} 個。` : '';
  const wrong = Object.entries({ name: nameFault(name), origins: fault || many }).filter(
    ([, text]) => text !== '',
  );
  const [first] = wrong;
  if (first) throw new Rejection(400, 'BAD_SITE', first[1], { faults: Object.fromEntries(wrong) });
  return { name, origins };
}

/** Adds a site and returns its new key. @throws Rejection */
export async function addSite(
  db: Database,
  input: NewSite,
  { actor, now, record }: ChangeContext,
): Promise<string> {
  const key = `pk_${randomBase32(16).toLowerCase()}`;
  const fields = checkedFields(input);
  await db.transaction(async (tx) => {
    await insertSite(tx, { key, ...fields, c_date: now, u_date: now, changed_by: actor });
    await record(tx, key, fields);
  });
  return key;
}

/**
 * Locks the site of a key; a screen also sends the version that it has read, a command does not. @throws Rejection 404,
 * or 409 with the site as it is now.
 */
async function lockAsRead(
  tx: Database,
  { key, version, shop }: { key: string; version: string | undefined; shop: string },
  now: Date,
): Promise<Site> {
  const row = await findSite(tx, key, true);
  if (!row) throw unknownSite(key);
  if (version === undefined || isSameSecret(version, versionOf(row))) return row;
  const who = lastChangeText(row.changed_by, row.u_date);
  throw new Rejection(
    409,
    'SITE_CHANGED',
    `這個網站剛才有變更：${who}。您填寫的內容還在，請確認後再儲存。`,
    { body: { site: await siteOf(tx, key, now), shop } },
  );
}

/** Changes of a site that was read at `version`. */
interface SiteChange extends Partial<NewSite> {
  version?: string;
  enabled?: boolean;
}

/** Changes a site's name or origins, or enables or disables it. @throws Rejection */
export async function changeSite(
  db: Database,
  { key, shop }: { key: string; shop: string },
  { version, enabled, ...input }: SiteChange,
  { actor, now, record }: ChangeContext,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAsRead(tx, { key, version, shop }, now);
    const fields = checkedFields({ ...row, ...input });
    const next = { ...fields, enabled: enabled ?? row.enabled };
    const changed = Object.entries(next).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof typeof next]),
    );
    await updateSite(tx, key, { ...next, u_date: now, changed_by: actor });
    await record(tx, key, Object.fromEntries(changed));
  });
}
