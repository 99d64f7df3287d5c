import { ORDER_STATUS } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { LabelPage, ParcelService } from '../../parcel/port.ts';
import { lockOrder } from '../repository.ts';
import { moveRejected } from '../shop/for-shop.ts';
import { findParcelsById, type ParcelRow, updateParcelRow } from './repository.ts';

/** Why a parcel's label can't be printed; '' where it can. */
function labelFault(parcel: ParcelRow, service: ParcelService): string {
  const { kind, state, stage, trade_no } = parcel;
  const of = `託運單 ${trade_no} `;
  if (kind === 'return') return `${of}是退貨單，由訂購人列印。`;
  if (state !== 'created' || parcel.provider_no === '') return `${of}還沒有建立，不能列印。`;
  if (['cancelled', 'expired', 'rejected'].includes(stage)) return `${of}已經失效，不能列印。`;
  return service.labelFault(parcel.sub_type, parcel.status_code);
}

interface LabelContext {
  service: ParcelService;
  now: Date;
  /** Records who prints, with the change. */
  record: (tx: Database, subject: string) => Promise<void>;
}

/** The pages that print the labels of these parcels, which are recorded as printed. @throws Rejection that names one */
export async function printLabels(
  db: Database,
  ids: readonly string[],
  { service, now, record }: LabelContext,
): Promise<LabelPage[]> {
  const found = await findParcelsById(db, ids);
  const chosen = [...new Set(ids)].map((id) => {
    const parcel = found.find((one) => one.id === id);
    if (!parcel) throw new Rejection(404, 'PARCEL_NOT_FOUND', '找不到其中一個託運單，請重新整理。');
    const fault = labelFault(parcel, service);
    if (fault !== '') throw moveRejected(fault);
    return parcel;
  });
  const pages = await service.labels(chosen);
  await db.transaction(async (tx) => {
    for (const parcel of chosen.toSorted((a, b) => (a.ord_id < b.ord_id ? -1 : 1))) {
      const { status, ord_code } = await lockOrder(tx, parcel.ord_id);
      if (status === ORDER_STATUS.cancelled)
        throw moveRejected(`訂單 ${ord_code} 已取消，請不要寄出。`);
      await updateParcelRow(tx, parcel, { printed_at: now }, now);
      await record(tx, parcel.trade_no);
    }
  });
  const idOf = (trade_no: string) => chosen.find((one) => one.trade_no === trade_no)?.id ?? '';
  return pages.map((page) => ({ ...page, parcels: page.parcels.map(idOf) }));
}
