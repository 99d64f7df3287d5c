import type { CartLine, OrderParcel } from '@pinpu/shared/contracts';
import {
  carrierOfParcel,
  type ParcelStage,
  parcelCarrierName,
  parcelOf,
  parcelTrackingNumber,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findCreatedParcels, type ParcelRow } from './notice-repository.ts';
import { partContents } from './part-contents.ts';

/** Stages that only concern the shop, which creates the parcel again. */
const HIDDEN: readonly ParcelStage[] = ['expired', 'rejected', 'cancelled'];

const iso = (moment: Date | null): string => moment?.toISOString() ?? '';

function parcelView(parcel: ParcelRow, lines: readonly CartLine[]): OrderParcel {
  const { kind, stage, sub_type, collects, store_until, ...row } = parcel;
  const ship_code = parcelTrackingNumber(parcel);
  const tracked = parcelOf({ ship_carrier: carrierOfParcel(sub_type), ship_code });
  return {
    ...{ kind, stage, collects, store_until },
    carrier: parcelCarrierName(sub_type),
    number: ship_code,
    url: tracked?.url ?? '',
    asks_number: tracked?.asksNumber ?? false,
    c_date: iso(row.c_date),
    handed_in_at: iso(row.handed_in_at),
    at_store_at: iso(row.at_store_at),
    status_at: iso(row.status_at),
    contents: partContents(lines, parcel),
  };
}

/** The parcels of an order as its buyer follows them; undefined where there are none. */
export async function parcelViews(
  db: Database,
  ord_id: string,
  lines: readonly CartLine[],
): Promise<OrderParcel[] | undefined> {
  const shown = (await findCreatedParcels(db, ord_id)).filter(
    ({ state, stage }) => state === 'created' && !HIDDEN.includes(stage),
  );
  return shown.length > 0 ? shown.map((parcel) => parcelView(parcel, lines)) : undefined;
}
