import type { ShopParcel } from '@pinpu/shared/contracts/backoffice';
import type { ParcelRow } from '../../../sales/order/parcels/repository.ts';
import type { ParcelService } from '../../../sales/parcel/port.ts';

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

/** Whether a clerk can cancel it: locally before it is created, at the provider before it is handed in. */
function canCancel({ state, stage, sub_type }: ParcelRow, service: ParcelService | undefined) {
  if (state === 'due' || state === 'failed') return true;
  const isHere = state === 'created' && (stage === 'none' || stage === 'accepted');
  return isHere && (service?.canCancel(sub_type) ?? false);
}

/** A parcel as the back office shows it. */
export const parcelView = (
  parcel: ParcelRow & { ord_code: string },
  service: ParcelService | undefined,
): ShopParcel => ({
  ...parcel,
  form: { ...parcel.form },
  contents: [...parcel.contents],
  status_at: iso(parcel.status_at),
  printed_at: iso(parcel.printed_at),
  c_date: parcel.c_date.toISOString(),
  can_cancel: canCancel(parcel, service),
  can_return:
    parcel.kind === 'out' &&
    parcel.stage === 'received' &&
    (service?.canReturn(parcel.sub_type) ?? false),
});
