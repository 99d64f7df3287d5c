import { ORDER_STATUS } from '@pinpu/shared/domain';
import { after, type Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/index.ts';
import type {
  ParcelNumbers,
  ParcelRefused,
  ParcelService,
  ParcelStatus,
} from '../../parcel/port.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { lockOrder, recordEntry } from '../repository.ts';
import { applyReport, type ReportContext } from './apply-report.ts';
import { followParcels } from './follow-parcels.ts';
import {
  claimParcel,
  findParcel,
  type ParcelRow,
  updateClaimed,
  updateParcelRow,
} from './repository.ts';
import { requestOf } from './requests-of-parcels.ts';

const MINUTE = 60_000;

/** How long a call counts as running: several times the longest wait for an answer. */
const LEASE_MS = 3 * MINUTE;

/** The most calls per run. */
const BATCH = 50;

export interface ParcelRunContext {
  service: ParcelService;
  publicUrl: string;
  /** Of the provider's map, for a buyer whose store has closed. */
  stateLength?: number | undefined;
  /** Read before and after each call, since a run of slow calls outlasts a lease. */
  clock: Clock;
}

/** What recording a parcel needs, which may move its order. */
type RecordContext = ReportContext & { service: ParcelService };

type Created = ParcelNumbers & { status: ParcelStatus };
/** `null` where the order is cancelled; `unknown` where a return may exist and nobody can be asked about it. */
type Result = Created | ParcelRefused | 'unknown' | null;

const ORDER_GONE = '訂單在建立託運單時取消了：請不要寄出，並取消託運單。';

/** The first status of a parcel that is on its way already, since its answer was lost, is applied as a report. */
const isOnItsWay = ({ status }: Created, service: ParcelService): boolean =>
  (service.stageOf(status.code) ?? 'accepted') !== 'accepted';

/** Records a parcel that exists at the provider, in its order's history. A notice may have moved it already. */
export const recordCreated = (
  db: Database,
  { id, ord_id }: Pick<ParcelRow, 'id' | 'ord_id'>,
  created: Created,
  context: RecordContext,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, ord_id);
    const parcel = await findParcel(tx, id);
    if (!parcel || parcel.state === 'created') return;
    const { now } = context;
    const { status, ...numbers } = created;
    const first = parcel.stage === 'none' && {
      stage: 'accepted' as const,
      ...{ status_code: status.code, status_text: status.message, status_at: now },
    };
    const message = order.status === ORDER_STATUS.cancelled ? ORDER_GONE : '';
    const change = { ...numbers, ...first, state: 'created', message } as const;
    await updateParcelRow(tx, parcel, { ...change, reported_at: now }, now);
    const { trade_no, sub_type, kind } = parcel;
    const cause = kind === 'out' ? 'parcel created' : 'return parcel created';
    const detail = { trade_no, sub_type };
    await recordEntry(tx, order, { actor: 'sweeper', cause, detail }, now);
    if (kind === 'out') await followParcels(tx, order, now);
    if (isOnItsWay(created, context.service))
      await applyReport(tx, parcel, { ...created, isQuery: true }, context);
  });

const isCancelled = async (db: Database, { ord_id }: ParcelRow): Promise<boolean> => {
  const { status } = await db.transaction((tx) => lockOrder(tx, ord_id));
  return status === ORDER_STATUS.cancelled;
};

async function createReturn(
  db: Database,
  parcel: ParcelRow,
  { service, publicUrl }: ParcelRunContext,
): Promise<Result> {
  // Providers give returns numbers of their own, so that a lost answer can't be asked for.
  if (parcel.tries > 1) return 'unknown';
  const sent = await findParcel(db, parcel.of_parcel);
  return sent ? service.createReturn(sent, requestOf(parcel, publicUrl)) : null;
}

/** Asks first where an earlier call may have reached the provider. */
async function create(db: Database, parcel: ParcelRow, context: ParcelRunContext): Promise<Result> {
  if (parcel.kind === 'return') return createReturn(db, parcel, context);
  const { service, publicUrl } = context;
  const found = parcel.tries > 1 ? await service.find(parcel.trade_no) : undefined;
  if (found) return found;
  return (await isCancelled(db, parcel)) ? null : service.create(requestOf(parcel, publicUrl));
}

const UNKNOWN_RETURN =
  '物流商沒有回應，不知道退貨單是否已建立，系統不會再送。請到物流商後台確認；沒有建立時，再按「再試一次」。';

const createdOf = (answer: Created): Created => {
  const { provider_no, payment_no, validation_no, tracking_no, status } = answer;
  return { provider_no, payment_no, validation_no, tracking_no, status };
};

async function carryOut(db: Database, parcel: ParcelRow, context: ParcelRunContext): Promise<void> {
  const { clock } = context;
  const answer = await create(db, parcel, context);
  const now = clock();
  const end = (state: 'failed' | 'cancelled', message: string) =>
    updateClaimed(db, parcel, { state, message }, now);
  if (answer === null) await end('cancelled', '訂單已取消，沒有建立託運單。');
  else if (answer === 'unknown') await end('failed', UNKNOWN_RETURN);
  else if ('refused' in answer) await end('failed', answer.message);
  else await recordCreated(db, parcel, createdOf(answer), { ...context, now });
}

/** After no answer: two minutes later, then twice as long, up to an hour. The parcel stays `sending`, so it is asked for. */
const retryLater = (db: Database, parcel: ParcelRow, now: Date) =>
  updateClaimed(
    db,
    parcel,
    {
      message: '物流商沒有回應，系統會先查詢再自動重試。',
      next_at: after(now, MINUTE * Math.min(60, 2 ** Math.min(parcel.tries, 6))),
    },
    now,
  );

/**
 * Creates the parcels that were asked for. Each call is recorded before it is made: after an interruption, the provider
 * is asked what it did. Several instances share them.
 */
export async function runParcels(db: Database, context: ParcelRunContext): Promise<void> {
  const { clock } = context;
  for (let calls = 0; calls < BATCH; calls += 1) {
    const now = clock();
    const parcel = await claimParcel(db, after(now, LEASE_MS), now);
    if (parcel === undefined) return;
    try {
      await carryOut(db, parcel, context);
    } catch (error) {
      if (!(error instanceof ProviderUnreachable)) throw error;
      await retryLater(db, parcel, clock());
      return;
    }
  }
}
