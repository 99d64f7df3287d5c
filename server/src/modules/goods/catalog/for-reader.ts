import { isPromoter } from '@pinpu/shared/domain';
import type { RequestMember } from '../../../platform/http/request-member.ts';

interface InternalFields {
  cost_wholesale: number;
  u_date: Date;
}

/** A product as it is sent: without wholesale costs, unless the reader is a promoter (ledger P9). */
export function forReader<T extends InternalFields>(
  { cost_wholesale, u_date, ...rest }: T,
  reader: RequestMember | null,
) {
  const shown = { ...rest, u_date: u_date.toISOString() };
  return isPromoter(reader) ? { ...shown, cost_wholesale } : shown;
}
