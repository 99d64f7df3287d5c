import {
  isEnded,
  lastDayAtStore,
  type ParcelStage,
  parcelStageText,
  type ReportOutcome,
  showsHandIn,
  stageAfter,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import type { ParcelNumbers, ParcelService, ParcelStatus } from '../../parcel/port.ts';
import type { Sending } from '../mails/order-mail.ts';
import { lockOrder } from '../repository.ts';
import {
  changeParcel,
  hasNotice,
  insertNotice,
  lockParcel,
  type ParcelRow,
} from './notice-repository.ts';
import { applyStage, mailLateNumber } from './parcel-effects.ts';
import { statusMoment } from './status-moment.ts';

export interface ReportContext extends Sending {
  /** Of the provider's map; undefined where no other store can be chosen there. */
  stateLength?: number | undefined;
  service: Pick<ParcelService, 'stageOf' | 'isTask' | 'isStoreChange'>;
}

export interface Report extends Partial<ParcelNumbers> {
  status: ParcelStatus;
  /** From a query, which repeats the last status as long as it lasts, and has no date. */
  isQuery?: boolean;
}

/** The numbers that a report adds; a number that is known stays. */
function newNumbers(parcel: ParcelRow, report: Report): Partial<ParcelNumbers> {
  const names = ['provider_no', 'payment_no', 'validation_no', 'tracking_no'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = report[name] ?? '';
      return value !== '' && parcel[name] === '' ? [[name, value]] : [];
    }),
  );
}

const taskOf = ({ code, message }: ParcelStatus) =>
  `物流通知「${message || code}」（代碼 ${code}），請向物流商確認後處理。`;

/** A signed report proves that the parcel exists; one of a cancelled parcel, only that it was handed in after all. */
const stateAfter = ({ state }: ParcelRow, stage: ParcelStage): ParcelRow['state'] =>
  state === 'cancelled' && !showsHandIn(stage) ? 'cancelled' : 'created';

/** What a stage dates; the first report of it counts. */
function stageDates(parcel: ParcelRow, stage: ParcelStage, at: Date): Partial<ParcelRow> {
  return {
    ...(stage === 'at-store' && { at_store_at: at, store_until: lastDayAtStore(at) }),
    closed_at: isEnded(stage) ? (parcel.closed_at ?? at) : null,
  };
}

/** Where a status says that the parcel is. After a change of the store, it goes on from where it was. */
function reportedStage(
  { handed_in_at }: ParcelRow,
  { code }: ParcelStatus,
  { service }: ReportContext,
): ParcelStage | undefined {
  if (!service.isStoreChange(code)) return service.stageOf(code);
  return handed_in_at === null ? 'accepted' : 'under-way';
}

interface Evaluated {
  outcome: ReportOutcome;
  stage: ParcelStage;
  at: Date;
}

function changeOf(
  parcel: ParcelRow,
  report: Report,
  { outcome, stage, at }: Evaluated,
  now: Date,
  isNewlyHandedIn: boolean,
): Partial<ParcelRow> {
  const { status } = report;
  const isMoved = stage !== parcel.stage;
  // An older status is stored, but what is shown stays the newest.
  const isShown = isMoved || (outcome !== 'older' && !(parcel.status_at && at < parcel.status_at));
  return {
    ...newNumbers(parcel, report),
    state: stateAfter(parcel, stage),
    reported_at: now,
    ...(isShown && {
      status_code: status.code,
      // Answers to queries have no sentence.
      status_text: status.message || parcelStageText(stage),
      status_at: at,
    }),
    ...(isMoved && { stage, ...stageDates(parcel, stage, at) }),
    ...(isNewlyHandedIn && { handed_in_at: at }),
    ...(outcome === 'task' && { message: taskOf(status) }),
  };
}

/**
 * Applies what a provider reports about a parcel, exactly once, under its order's lock: the parcel's stage, and what that
 * does to the order (ADR 0221). Returns null for a report that is stored already.
 */
export async function applyReport(
  tx: Database,
  { id, ord_id }: Pick<ParcelRow, 'id' | 'ord_id'>,
  report: Report,
  context: ReportContext,
): Promise<ReportOutcome | null> {
  const { service, now } = context;
  const { status, isQuery = false } = report;
  const order = await lockOrder(tx, ord_id);
  const parcel = await lockParcel(tx, id);
  const at = statusMoment(status.date, now);
  const reported = reportedStage(parcel, status, context);
  const { outcome, stage } = stageAfter(
    { ...parcel, isStoreChange: service.isStoreChange(parcel.status_code) },
    {
      stage: reported,
      isTask: service.isTask(status.code),
      isStoreChange: service.isStoreChange(status.code),
      at,
    },
  );
  const { code, message, date: status_date } = status;
  const stored = { parcel_id: id, code, message, status_date, outcome, received_at: now };
  const isKnown = (isQuery && (await hasNotice(tx, id, code))) || !(await insertNotice(tx, stored));
  if (isKnown) {
    const numbered = { ...newNumbers(parcel, report), reported_at: now };
    const changed = await changeParcel(tx, parcel, numbered, now);
    await mailLateNumber(tx, { order, before: parcel, parcel: changed }, isQuery, context);
    return null;
  }
  const isNewlyHandedIn =
    parcel.handed_in_at === null &&
    (showsHandIn(stage) || (reported !== undefined && showsHandIn(reported)));
  const change = changeOf(parcel, report, { outcome, stage, at }, now, isNewlyHandedIn);
  const changed = await changeParcel(tx, parcel, change, now);
  if (stage !== parcel.stage || isNewlyHandedIn)
    await applyStage(tx, { order, before: parcel, parcel: changed, at, isNewlyHandedIn }, context);
  await mailLateNumber(tx, { order, before: parcel, parcel: changed }, isQuery, context);
  return outcome;
}
