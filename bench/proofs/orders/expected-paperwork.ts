import {
  isPaidOnReceipt,
  type MovingParcel,
  ORDER_STATUS,
  type ParcelContents,
  type ParcelMove,
  type ParcelStage,
  parcelMoves,
  showsHandIn,
  stageAfter,
} from '@pinpu/shared/domain';
import {
  isStoreChange,
  isTask,
  stageOf,
} from '../../../server/src/modules/sales/pickup/providers/ecpay/parcels/stages.ts';

/** A notice with a status, one of the clerk's two refunds, or a pause in which the schedules run. */
export type PaperEvent = { code: string; at: Date } | 'part' | 'cancel' | 'schedules';

/** What a part refund pays back, in TWD. */
export const PART_AMOUNT = 300;
const PAID = 1300;
const CONTENTS: ParcelContents = [{ line_no: 1, qty: 2 }];

/** An order of NT$1,300 whose goods are all in one parcel. */
export interface PaperState {
  status: number;
  pay_way: number;
  ship_date: Date | null;
  stage: ParcelStage;
  status_at: Date | null;
  isStoreChange: boolean;
  isHandedIn: boolean;
  refunded: number;
}

const { cancelled, paid, storePickup, fulfilled } = ORDER_STATUS;

export const paperStart = (pay_way: number, created: Date): PaperState => ({
  ...{ status: isPaidOnReceipt(pay_way) ? storePickup : paid, pay_way, ship_date: null },
  ...{ stage: 'accepted', status_at: created, isStoreChange: false, isHandedIn: false },
  refunded: 0,
});

function moved(state: PaperState, move: ParcelMove, at: Date): PaperState {
  switch (move) {
    case 'dispatch':
      return { ...state, status: fulfilled, ship_date: at };
    case 'send':
      return { ...state, ship_date: at };
    case 'collect':
      return { ...state, status: fulfilled };
    case 'close':
      return { ...state, status: cancelled };
    case 'refund':
      return { ...state, refunded: PAID };
    default:
      return state;
  }
}

/** The pure rules of ADR 0221, one report after the other. */
function reported(before: PaperState, { code, at }: { code: string; at: Date }): PaperState {
  const report = { stage: stageOf(code), isTask: isTask(code), isStoreChange: isStoreChange(code) };
  const { stage } = stageAfter(before, { ...report, at });
  const shows = showsHandIn(stage) || (report.stage !== undefined && showsHandIn(report.stage));
  const isNewlyHandedIn = !before.isHandedIn && shows;
  const isMoved = stage !== before.stage;
  const isHandedIn = before.isHandedIn || isNewlyHandedIn;
  const status = isMoved ? { status_at: at, isStoreChange: report.isStoreChange } : {};
  const after: PaperState = { ...before, ...status, stage, isHandedIn };
  if (!isMoved && !isNewlyHandedIn) return after;
  const parcel: MovingParcel = { kind: 'out', stage, isHandedIn, contents: CONTENTS };
  const moves = parcelMoves(after, CONTENTS, [parcel], { ...parcel, isNewlyHandedIn });
  return moves.reduce((state, move) => moved(state, move, at), after);
}

function partly(state: PaperState): PaperState {
  const { status, refunded } = state;
  const isPaid = status === paid || (status === fulfilled && !isPaidOnReceipt(state.pay_way));
  return isPaid && refunded + PART_AMOUNT <= PAID
    ? { ...state, refunded: refunded + PART_AMOUNT }
    : state;
}

const cancelOf = (state: PaperState): PaperState =>
  state.status === paid ? { ...state, status: cancelled, refunded: PAID } : state;

/** The state of an order after a sequence of events; repeated notices count once. */
export function expectedPaper(start: PaperState, events: readonly PaperEvent[]): PaperState {
  let state = start;
  const seen = new Set<PaperEvent>();
  for (const event of events) {
    if (event === 'part') state = partly(state);
    else if (event === 'cancel') state = cancelOf(state);
    else if (event !== 'schedules' && !seen.has(event)) state = reported(state, event);
    seen.add(event);
  }
  return state;
}
