import { type CouponTerms, startOfTaipeiDay, taipeiDate } from '@pinpu/shared/domain';
import { digestOf } from '../../../platform/digest.ts';
import type { CouponRow } from './repository.ts';

const DAY_MS = 86_400_000;

type StoredTerms = Omit<CouponTerms, 'starts_on' | 'ends_on'> & Pick<CouponRow, 'starts' | 'ends'>;

const firstDay = (starts: Date | null) => (starts ? taipeiDate(starts) : '');
const lastDay = (ends: Date | null) => (ends ? taipeiDate(new Date(ends.getTime() - 1)) : '');

/** A coupon's terms with days, as the shop reads and writes them, instead of moments. */
export const termsOf = ({ starts, ends, ...row }: StoredTerms): CouponTerms => ({
  ...{ kind: row.kind, value: row.value, min_amt: row.min_amt },
  ...{ starts_on: firstDay(starts), ends_on: lastDay(ends) },
  ...{ max_uses: row.max_uses, max_uses_per_buyer: row.max_uses_per_buyer, note: row.note },
});

/** Terms as they are stored. A day that stays keeps its moment: one set by SQL need not be midnight. */
export function storedTerms(
  { starts_on, ends_on, ...terms }: CouponTerms,
  before: Pick<CouponRow, 'starts' | 'ends'> = { starts: null, ends: null },
): StoredTerms {
  const starts = starts_on === '' ? null : startOfTaipeiDay(starts_on);
  const ends = ends_on === '' ? null : new Date(startOfTaipeiDay(ends_on).getTime() + DAY_MS);
  return {
    ...terms,
    starts: starts_on === firstDay(before.starts) ? before.starts : starts,
    ends: ends_on === lastDay(before.ends) ? before.ends : ends,
  };
}

/** A version that changes with every field that the shop can edit; uses do not change it. */
export const versionOf = ({ enabled, ...row }: StoredTerms & Pick<CouponRow, 'enabled'>): string =>
  digestOf([termsOf(row), row.starts, row.ends, enabled]);
