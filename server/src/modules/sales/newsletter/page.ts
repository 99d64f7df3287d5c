import type { Newsletter, NewsletterPage } from '@pinpu/shared/contracts/backoffice';
import { after } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { digestOf } from '../../../platform/digest.ts';
import { Rejection } from '../../../platform/errors/rejection.ts';
import type { Deps } from '../../../platform/module.ts';
import { decryptText, encryptText, type ServerKey } from '../../../platform/secrets/index.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { countAudience, findNames } from './audience-repository.ts';
import { countResults } from './recipients-repository.ts';
import { findNewsletter, findNewsletters, type NewsletterRow } from './repository.ts';

/** A version that changes with everything that the shop edits. */
export const versionOf = ({ subject, preheader, blocks, segment, state }: NewsletterRow): string =>
  digestOf([subject, preheader, blocks, segment, state]);

async function shownNewsletter(db: Database, row: NewsletterRow): Promise<Newsletter> {
  const { ended_at, c_date, sent_at, ...rest } = row;
  const isUnderWay = row.state === 'sending' || row.state === 'stopped';
  const { open: _, ...counts } = isUnderWay
    ? await countResults(db, row.newsletter_id)
    : { open: 0 };
  return {
    ...{ ...rest, ...counts, version: versionOf(row) },
    ...{ c_date: c_date.toISOString(), sent_at: sent_at?.toISOString() ?? '' },
  };
}

export const listNewsletters = async (db: Database): Promise<Newsletter[]> =>
  Promise.all((await findNewsletters(db)).map((row) => shownNewsletter(db, row)));

const PURPOSE = 'newsletter-preview';
/** How long the address of a preview works, in ms. */
const PREVIEW_MS = 3_600_000;

export const previewPath = (token: string): string => `/mailing/preview/${token}`;

const previewOf = (key: ServerKey, id: string, now: Date): string =>
  previewPath(
    encryptText(key, PURPOSE, JSON.stringify([id, after(now, PREVIEW_MS).getTime()])).replace(
      ':',
      '.',
    ),
  );

/** The newsletter of a preview's address; undefined once it has expired. */
export function previewedId(key: ServerKey, token: string, now: Date): string | undefined {
  const text = decryptText(key, PURPOSE, token.replace('.', ':'));
  if (text === null) return undefined;
  const [id, until] = JSON.parse(text) as [string, number];
  return until > now.getTime() ? id : undefined;
}

const idsIn = ({ blocks, segment }: NewsletterRow): string[] => [
  ...blocks.flatMap((block) => (block.kind === 'goods' ? block.prd_ids : [])),
  ...(segment.bought ? [segment.bought.id] : []),
];

export const unknownNewsletter = (id: string): Rejection =>
  new Rejection(404, 'NEWSLETTER_NOT_FOUND', `找不到電子報 ${id}。`);

/** A newsletter with its audience, and the address of its preview. @throws Rejection 404 */
export async function newsletterPage(
  { db, serverKey, clock }: Pick<Deps, 'db' | 'serverKey' | 'clock'>,
  id: string,
): Promise<NewsletterPage> {
  const row = await findNewsletter(db, id);
  if (!row) throw unknownNewsletter(id);
  const now = clock();
  return {
    newsletter: await shownNewsletter(db, row),
    audience: row.state === 'draft' ? await countAudience(db, row.segment, now) : row.recipients,
    names: await findNames(db, idsIn(row)),
    preview: previewOf(serverKey, id, now),
    per_hour: (await findSettings(db)).newsletter_per_hour,
  };
}
