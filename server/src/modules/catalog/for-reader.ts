import type { RequestMember } from '../../platform/http/request-member.ts';

interface Shown {
  cost_wholesale: number;
  u_date: Date;
}

/** As it goes on the wire: what the shop pays is for promoters alone (ledger P9). */
export function forReader<T extends Shown>(
  { cost_wholesale, u_date, ...rest }: T,
  reader: RequestMember | null,
) {
  const shown = { ...rest, u_date: u_date.toISOString() };
  return reader && reader.status > 0 ? { ...shown, cost_wholesale } : shown;
}
