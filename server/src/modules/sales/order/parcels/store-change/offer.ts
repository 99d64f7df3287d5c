import { randomUUID } from 'node:crypto';
import { dayText, storeChangeEnd, taipeiDate } from '@pinpu/shared/domain';
import type { Database } from '../../../../../platform/db/index.ts';
import { secretHash } from '../../../../../platform/secrets/index.ts';
import type { Sending } from '../../mails/order-mail.ts';
import type { OrderRow } from '../../repository.ts';
import { changeParcel, type ParcelRow } from '../notice-repository.ts';
import { storeClosedMail } from '../parcel-mails.ts';
import { mapStateOf, newStoreSecret, storeChangePath } from './links.ts';
import { insertStoreChange } from './repository.ts';

/** Mails the buyer a link to another store, where there is still time; the clerk sees until when. */
export async function offerStoreChange(
  tx: Database,
  order: OrderRow,
  parcel: ParcelRow,
  sending: Sending & { stateLength?: number | undefined },
): Promise<void> {
  const { now, publicUrl, stateLength } = sending;
  const expires_at = storeChangeEnd(parcel.status_at ?? now);
  if (stateLength === undefined || order.cus_email === '' || expires_at <= now) {
    const message = '取貨門市停止營業：請與訂購人聯絡，並到物流商後台變更門市。';
    await changeParcel(tx, parcel, { message }, now);
    return;
  }
  const secret = newStoreSecret();
  await insertStoreChange(tx, {
    ...{ id: randomUUID(), parcel_id: parcel.id, expires_at, c_date: now },
    secret: secretHash(secret),
    map_state: secretHash(mapStateOf(secret, stateLength)),
  });
  const until = `${dayText(taipeiDate(expires_at))}上午 10 點`;
  const url = sending.publicUrl + storeChangePath(secret);
  await storeClosedMail(tx, order, { parcel, url, until }, { publicUrl, now });
  const message = `取貨門市停止營業，已寄信請訂購人於 ${until}前重新選擇門市。`;
  await changeParcel(tx, parcel, { message }, now);
}
