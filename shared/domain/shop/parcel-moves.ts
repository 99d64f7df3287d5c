import { ORDER_STATUS } from './order-status.ts';
import type { ParcelContents, ParcelKind, ParcelStage } from './parcel-stage.ts';
import { isPaidOnReceipt } from './pay-way.ts';
import { daysLater, startOfTaipeiDay, taipeiDate } from './taipei-date.ts';

/** How many days a store keeps a parcel, the day of its arrival included (docs/taiwan; no carrier's text says it). */
export const STORE_KEEPS_DAYS = 7;

/** How many days before the last one the buyer is reminded. */
const REMINDER_DAYS = 2;

const HOUR_MS = 3_600_000;

/** The last day, YYYY-MM-DD, on which a parcel that arrived at this moment can be collected. */
export const lastDayAtStore = (arrived: Date): string =>
  daysLater(taipeiDate(arrived), STORE_KEEPS_DAYS - 1);

/** The first day, YYYY-MM-DD, on which the last days of the parcels to remind of are too far away. */
export const reminderLimit = (now: Date): string => daysLater(taipeiDate(now), REMINDER_DAYS);

/** Until when the buyer can choose another store: 10:00 of the third day, as 7-ELEVEN demands; others wait as long. */
export const storeChangeEnd = (closed: Date): Date =>
  new Date(startOfTaipeiDay(daysLater(taipeiDate(closed), 3)).getTime() + 10 * HOUR_MS);

/** A parcel only moves to a higher rank, so that late and repeated notices move nothing. */
const RANK: Record<ParcelStage, number> = {
  none: 0,
  accepted: 1,
  expired: 2,
  cancelled: 2,
  'handed-in': 3,
  'under-way': 4,
  'store-closed': 5,
  'at-store': 6,
  rejected: 7,
  returning: 8,
  'back-at-store': 9,
  lost: 10,
  unclaimed: 11,
  returned: 12,
  received: 13,
};

/** Stages that contradict a higher one if they are reported after it: then a person must look. */
const PROBLEMS: readonly ParcelStage[] = [
  ...(['expired', 'cancelled', 'store-closed', 'rejected', 'returning'] as const),
  ...(['back-at-store', 'lost', 'unclaimed', 'returned'] as const),
];

/**
 * Whether a stage shows that the shop has handed the parcel in. A store may close before that, and a carrier may refuse to
 * take a parcel.
 */
export const showsHandIn = (stage: ParcelStage): boolean =>
  RANK[stage] >= RANK['handed-in'] && stage !== 'rejected' && stage !== 'store-closed';

const ENDS: readonly ParcelStage[] = [
  ...(['expired', 'cancelled', 'rejected', 'lost'] as const),
  ...(['unclaimed', 'returned', 'received'] as const),
];

/** Whether nothing more is expected of a parcel. */
export const isEnded = (stage: ParcelStage): boolean => ENDS.includes(stage);

/** Whether a closed store can still be replaced: before the parcel reaches one, or turns back. */
export const isStoreChangeable = (stage: ParcelStage): boolean =>
  RANK[stage] < RANK['at-store'] && !isEnded(stage);

/** What a provider's report says. */
export interface StageReport {
  /** Undefined for a code that moves nothing. */
  stage: ParcelStage | undefined;
  /** Whether a person must act on it. */
  isTask: boolean;
  /** Whether it confirms that another store was chosen. */
  isStoreChange: boolean;
  at: Date;
}

export type ReportOutcome = 'applied' | 'older' | 'unknown' | 'task';

/** Where a parcel is, before a report. */
interface Reported {
  stage: ParcelStage;
  /** When its last status was set; null before the first. */
  status_at: Date | null;
  /** Whether its last status confirmed another store. */
  isStoreChange: boolean;
}

function isForward(before: Reported, next: ParcelStage, { isStoreChange, at }: StageReport) {
  if (isStoreChange && before.stage === 'store-closed') return true;
  if (next === 'store-closed' && before.isStoreChange && before.status_at && at < before.status_at)
    return false;
  return RANK[next] > RANK[before.stage];
}

/** The outcome of a report that moves no stage. */
function outcomeInPlace(before: Reported, { stage, isTask, at }: StageReport): ReportOutcome {
  if (isTask) return 'task';
  if (stage === undefined) return 'unknown';
  const isLater = before.status_at === null || at > before.status_at;
  if (stage === before.stage) return isLater ? 'applied' : 'older';
  return isLater && PROBLEMS.includes(stage) ? 'task' : 'older';
}

/** What a report does to a parcel: its outcome, and the stage afterwards (ADR 0221). */
export function stageAfter(
  before: Reported,
  report: StageReport,
): { outcome: ReportOutcome; stage: ParcelStage } {
  const { stage: next, isTask } = report;
  if (next !== undefined && isForward(before, next, report))
    return { outcome: isTask ? 'task' : 'applied', stage: next };
  return { outcome: outcomeInPlace(before, report), stage: before.stage };
}

/** A parcel as far as it moves its order. */
export interface MovingParcel {
  kind: ParcelKind;
  stage: ParcelStage;
  isHandedIn: boolean;
  contents: ParcelContents;
}

/**
 * What a parcel's new stage does to its order. `dispatch` moves a paid order to 99; `send` dates the dispatch of an order
 * that is paid on receipt, `collect` moves it to 99 and `close` to 0; `refund` records a refund task. The others are
 * tasks for a person.
 */
export type ParcelMove =
  | 'dispatch'
  | 'send'
  | 'collect'
  | 'close'
  | 'refund'
  | 'sent-after-cancel'
  | 'returned-unpaid'
  | 'part-returned'
  | 'part-collected';

/** Whether the parcels together hold every unit of the order. */
function holdAll(lines: ParcelContents, parcels: readonly MovingParcel[]): boolean {
  const held = new Map<number, number>();
  for (const { contents } of parcels)
    for (const { line_no, qty } of contents) held.set(line_no, (held.get(line_no) ?? 0) + qty);
  return lines.length > 0 && lines.every(({ line_no, qty }) => (held.get(line_no) ?? 0) >= qty);
}

const { cancelled, paid, storePickup, cashOnDelivery, fulfilled } = ORDER_STATUS;

const awaitsMoney = (status: number) => status === storePickup || status === cashOnDelivery;

const isBack = ({ stage }: MovingParcel) => stage === 'returned' || stage === 'unclaimed';
const isReceived = ({ stage }: MovingParcel) => stage === 'received';

interface MovedOrder {
  status: number;
  pay_way: number;
  ship_date: Date | null;
}

function endMove(
  { status, pay_way }: Pick<MovedOrder, 'status' | 'pay_way'>,
  lines: ParcelContents,
  out: readonly MovingParcel[],
): ParcelMove | undefined {
  if (awaitsMoney(status) && holdAll(lines, out.filter(isReceived))) return 'collect';
  if (holdAll(lines, out.filter(isBack))) {
    if (awaitsMoney(status)) return 'close';
    if (status !== fulfilled) return undefined;
    return isPaidOnReceipt(pay_way) ? 'returned-unpaid' : 'refund';
  }
  const isAllOver = holdAll(
    lines,
    out.filter((one) => isBack(one) || isReceived(one)),
  );
  return awaitsMoney(status) && isAllOver ? 'part-collected' : undefined;
}

/**
 * The moves of an order after one of its parcels has changed, in their order (ADR 0221). They follow from where all its
 * parcels are, never from the notice alone, so that the sequence of notices does not matter.
 */
export function parcelMoves(
  order: MovedOrder,
  lines: ParcelContents,
  parcels: readonly MovingParcel[],
  changed: MovingParcel & { isNewlyHandedIn: boolean },
): ParcelMove[] {
  if (changed.kind === 'return') return [];
  const out = parcels.filter(({ kind }) => kind === 'out');
  if (order.status === cancelled) {
    const isOut = isReceived(changed) || (changed.isNewlyHandedIn && !isBack(changed));
    return isOut ? ['sent-after-cancel'] : [];
  }
  const isSent = holdAll(
    lines,
    out.filter(({ isHandedIn }) => isHandedIn),
  );
  const moves: ParcelMove[] = [];
  if (isSent && order.status === paid) moves.push('dispatch');
  if (isSent && awaitsMoney(order.status) && order.ship_date === null) moves.push('send');
  if (!isBack(changed) && !isReceived(changed)) return moves;
  const status = moves.includes('dispatch') ? fulfilled : order.status;
  const end = endMove({ ...order, status }, lines, out);
  if (end !== undefined) moves.push(end);
  else if (isBack(changed)) moves.push('part-returned');
  return moves;
}
