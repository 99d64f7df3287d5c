import {
  type InvoicePeriod,
  type InvoiceRange,
  invoicePeriodOf,
  laterPeriod,
  periodText,
  type RangeWarning,
  rangeWarnings,
  rangeWarningText,
  STAFF_INVOICES_PATH,
  taipeiDate,
} from '@pinpu/shared/domain';
import { before, DAY } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/index.ts';
import { postMail } from '../../base/mail/post-mail.ts';
import { button, type MailContent, paragraph } from '../../base/mail/template/blocks.ts';
import { findSettings } from '../../base/settings/repository.ts';
import { ProviderUnreachable } from '../payment/provider-unreachable.ts';
import type { InvoiceProvider } from './port.ts';
import { findRanges, saveRange } from './repository.ts';

interface RangeContext {
  provider: Pick<InvoiceProvider, 'name' | 'ranges'>;
  publicUrl: string;
  now: Date;
}

const WEEK = 7 * DAY;

const totalOf = (ranges: readonly InvoiceRange[], { year, term }: InvoicePeriod): number =>
  ranges
    .filter((range) => range.year === year && range.term === term)
    .reduce((sum, { remaining }) => sum + remaining, 0);

/** Reads the numbers of this period and the next; returns whether the provider said. */
async function readRanges(db: Database, { provider, now }: RangeContext): Promise<boolean> {
  const current = invoicePeriodOf(taipeiDate(now));
  const periods = [current, laterPeriod(current, 1)];
  const found: InvoiceRange[] = [];
  for (const year of new Set(periods.map((period) => period.year))) {
    const ranges = await provider.ranges(year);
    if (!ranges) return false;
    found.push(...ranges);
  }
  for (const period of periods) {
    const remaining = totalOf(found, period);
    await saveRange(db, provider.name, { ...period, remaining }, now);
  }
  return true;
}

const contentOf = (warning: RangeWarning, publicUrl: string): MailContent => ({
  subject: `${periodText(warning)}的發票字軌${warning.kind === 'low' ? '快用完了' : '還沒有設定'}`,
  preview: rangeWarningText(warning),
  headline: '請設定發票字軌',
  blocks: [
    paragraph(rangeWarningText(warning)),
    paragraph('請向國稅局申請配號，並在發票平台新增、啟用字軌。開立失敗的發票可以在後台一次再試。'),
    button('查看發票', publicUrl + STAFF_INVOICES_PATH),
  ],
  reason: '您收到這封信，是因為商店設定的「新訂單通知」填寫了這個信箱。',
});

/** Mails the shop about each warning, at most once a week. */
async function mailWarnings(
  db: Database,
  warnings: readonly RangeWarning[],
  context: RangeContext,
) {
  const { order_email: to } = await findSettings(db);
  if (to === '') return;
  const { publicUrl, now } = context;
  const week = Math.floor(now.getTime() / WEEK);
  for (const warning of warnings) {
    const { year, term, kind } = warning;
    const dedupe_key = `invoice-range ${year}-${term} ${kind} ${week}`;
    await postMail(
      db,
      { kind: 'invoice-range', dedupe_key, to },
      contentOf(warning, publicUrl),
      now,
    );
  }
}

/** What the shop must know about its provider's numbers today. */
export async function currentWarnings(db: Database, provider: string, now: Date) {
  const today = taipeiDate(now);
  return rangeWarnings(await findRanges(db, provider, invoicePeriodOf(today)), today);
}

/**
 * Once a day, reads how many numbers are left, and mails the shop what it must know. A provider that does not answer is
 * queried again in the next hour.
 */
export async function checkRanges(db: Database, context: RangeContext): Promise<void> {
  const { provider, now } = context;
  const current = invoicePeriodOf(taipeiDate(now));
  const [range] = await findRanges(db, provider.name, current);
  const isChecked = range?.term === current.term && range.year === current.year;
  if (isChecked && range.checked_at > before(now, DAY)) return;
  try {
    if (!(await readRanges(db, context))) return;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return;
    throw error;
  }
  await mailWarnings(db, await currentWarnings(db, provider.name, now), context);
}
