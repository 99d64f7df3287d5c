import { isPromoter } from '@pinpu/shared/domain';
import type { RequestMember } from '../../../platform/http/request-member.ts';

/** Without the wholesale cost, unless the reader is a promoter (ledger P9). */
export const costForReader = <T extends { cost_wholesale: number }>(
  { cost_wholesale, ...rest }: T,
  reader: RequestMember | null,
) => (isPromoter(reader) ? { ...rest, cost_wholesale } : rest);

/** A product as it is sent: without wholesale costs, unless the reader is a promoter (ledger P9). */
export const forReader = <T extends { cost_wholesale: number; u_date: Date }>(
  { u_date, ...rest }: T,
  reader: RequestMember | null,
) => ({ ...costForReader(rest, reader), u_date: u_date.toISOString() });
