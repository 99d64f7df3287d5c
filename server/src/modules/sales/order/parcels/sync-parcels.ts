import { ORDER_STATUS, reminderLimit } from '@pinpu/shared/domain';
import { before, type Clock, DAY } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import type { ParcelAtProvider, ParcelService } from '../../parcel/port.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { lockOrder } from '../repository.ts';
import { applyReport, type ReportContext } from './apply-report.ts';
import { followParcels } from './follow-parcels.ts';
import {
  changeParcel,
  claimParcelsToAsk,
  findParcelsToRemind,
  lockParcel,
  type ParcelRow,
} from './notice-repository.ts';
import { parcelReminderMail } from './parcel-mails.ts';

const MINUTE = 60_000;

/** The most queries per run: the provider shuts a shop that asks more often out for half an hour. */
const QUERIES = 4;

/** How long nothing is asked after the provider did not answer, in ms. */
const PAUSE_MS = 30 * MINUTE;

const REMINDERS = 100;

export interface SyncContext {
  service: ParcelService;
  publicUrl: string;
  stateLength?: number | undefined;
  clock: Clock;
}

const askTimes = (now: Date) => ({
  silentSince: before(now, 2 * DAY),
  moneySince: before(now, DAY),
  collectedSince: before(now, 60 * DAY),
  changeSince: before(now, 10 * MINUTE),
  numberSince: before(now, 2 * MINUTE),
});

const moneyOf = ({ charge, allocated_amt, allocated_on }: ParcelAtProvider) => ({
  ...(charge > 0 && { charge }),
  ...(allocated_on !== '' && { allocated_amt, allocated_on }),
});

/** Applies what the provider answered about a parcel: its status, its numbers and its money. */
export async function applyAnswer(
  tx: Database,
  parcel: Pick<ParcelRow, 'id' | 'ord_id'>,
  answer: ParcelAtProvider,
  context: ReportContext,
): Promise<void> {
  const { now } = context;
  await applyReport(tx, parcel, { ...answer, isQuery: true }, context);
  await changeParcel(tx, parcel, moneyOf(answer), now);
  await followParcels(tx, await lockOrder(tx, parcel.ord_id), now);
}

/** Asks the provider about one parcel; nothing changes where it knows none. @throws ProviderUnreachable */
async function askParcel(
  db: Database,
  parcel: ParcelRow,
  { service, publicUrl, stateLength, clock }: SyncContext,
): Promise<void> {
  const found = await service.find(parcel.trade_no);
  if (!found) return;
  const context = { service, publicUrl, stateLength, now: clock() };
  await db.transaction((tx) => applyAnswer(tx, parcel, found, context));
}

/**
 * Asks about parcels that were silent for two days, about those without a number soon after they were created, and daily
 * about collected money, a few at a time.
 */
export function parcelSync(db: Database, context: SyncContext): () => Promise<void> {
  let pausedUntil = new Date(0);
  return async () => {
    const { service, clock } = context;
    const now = clock();
    if (now < pausedUntil) return;
    const limits = { limit: QUERIES, now };
    for (const parcel of await claimParcelsToAsk(db, service.name, askTimes(now), limits)) {
      try {
        await askParcel(db, parcel, context);
      } catch (error) {
        if (!(error instanceof ProviderUnreachable)) throw error;
        pausedUntil = new Date(now.getTime() + PAUSE_MS);
        return;
      }
    }
  };
}

/** Hours of the day, in UTC, in which reminders are sent: from 09:00 to 21:00 in Taipei. */
const isDaytime = (now: Date) => now.getUTCHours() >= 1 && now.getUTCHours() < 13;

async function remind(
  db: Database,
  { id, ord_id }: Pick<ParcelRow, 'id' | 'ord_id'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    const parcel = await lockParcel(tx, id);
    if (parcel.reminded || parcel.stage !== 'at-store') return;
    await changeParcel(tx, parcel, { reminded: true }, now);
    if (order.status === ORDER_STATUS.cancelled) return;
    await parcelReminderMail(tx, order, parcel, { publicUrl, now });
  });
}

/** Reminds buyers two days before the last one on which their parcel can be collected. */
export async function remindOfParcels(
  db: Database,
  { publicUrl, clock }: Pick<SyncContext, 'publicUrl' | 'clock'>,
): Promise<void> {
  const now = clock();
  if (!isDaytime(now)) return;
  for (const parcel of await findParcelsToRemind(db, reminderLimit(now), REMINDERS))
    await remind(db, parcel, { publicUrl, now });
}
