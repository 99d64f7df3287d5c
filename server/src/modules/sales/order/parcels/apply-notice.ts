import type { Database } from '../../../../platform/db/index.ts';
import type { ParcelNotice, ParcelService } from '../../parcel/port.ts';
import { applyReport, type ReportContext } from './apply-report.ts';
import { findParcelOfNotice } from './notice-repository.ts';

/** `early`: the answer that created the parcel is not stored yet; `unknown`: no parcel has this number. */
export type NoticeResult =
  | 'applied'
  | 'older'
  | 'unknown-code'
  | 'task'
  | 'repeated'
  | 'early'
  | 'unknown';

/** Results that are acknowledged. The provider repeats the others. */
export const isStored = (result: NoticeResult): boolean =>
  result !== 'early' && result !== 'unknown';

/** Applies a verified notice to its parcel and order, exactly once, in one transaction. */
export async function applyNotice(
  db: Database,
  notice: ParcelNotice,
  context: ReportContext & { service: Pick<ParcelService, 'name'> },
): Promise<NoticeResult> {
  return db.transaction(async (tx) => {
    const found = await findParcelOfNotice(tx, context.service.name, notice);
    if (!found) return 'unknown';
    // The answer has what the notice says, and is stored soon: the provider is asked for it if it was lost.
    if (found.state === 'due' || found.state === 'sending') return 'early';
    const outcome = await applyReport(tx, found, notice, context);
    if (outcome === null) return 'repeated';
    return outcome === 'unknown' ? 'unknown-code' : outcome;
  });
}
