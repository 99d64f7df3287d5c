import {
  lastDayAtStore,
  type MovingParcel,
  parcelMoves,
  type ReportOutcome,
  reminderLimit,
  stageAfter,
  storeChangeEnd,
} from './parcel-moves.ts';
import type { ParcelStage } from './parcel-stage.ts';

const FIRST = new Date('2026-11-21T02:00:00Z');
const LATER = new Date('2026-11-22T02:00:00Z');

describe('a report about a parcel', () => {
  const report = { isTask: false, isStoreChange: false, at: LATER };
  const at = (stage: ParcelStage) => ({ stage, status_at: FIRST, isStoreChange: false });

  it.each<[from: ParcelStage, to: ParcelStage, outcome: ReportOutcome, after: ParcelStage]>([
    ['none', 'accepted', 'applied', 'accepted'],
    ['accepted', 'at-store', 'applied', 'at-store'],
    ['at-store', 'handed-in', 'older', 'at-store'],
    ['under-way', 'under-way', 'applied', 'under-way'],
    ['received', 'at-store', 'older', 'received'],
    ['received', 'returning', 'task', 'received'],
    ['returned', 'returning', 'task', 'returned'],
    ['returning', 'returned', 'applied', 'returned'],
    ['lost', 'received', 'applied', 'received'],
    ['cancelled', 'handed-in', 'applied', 'handed-in'],
    ['under-way', 'store-closed', 'applied', 'store-closed'],
    ['store-closed', 'under-way', 'older', 'store-closed'],
    ['at-store', 'store-closed', 'task', 'at-store'],
  ])('of one that is %s and says %s is %s [K10]', (from, stage, outcome, after) => {
    expect(stageAfter(at(from), { ...report, stage })).toEqual({ outcome, stage: after });
  });

  it('never makes a task of a problem from before [K10]', () => {
    const before = { stage: 'received', status_at: LATER, isStoreChange: false } as const;
    const late = { ...report, stage: 'returning', at: FIRST } as const;
    expect(stageAfter(before, late).outcome).toBe('older');
  });

  it('goes on after another store was chosen, and not back to the closed one [K16]', () => {
    const changed = { ...report, stage: 'under-way', isStoreChange: true } as const;
    expect(stageAfter(at('store-closed'), changed).stage).toBe('under-way');
    const before = { stage: 'under-way', status_at: LATER, isStoreChange: true } as const;
    const closed = { ...report, stage: 'store-closed', at: FIRST } as const;
    expect(stageAfter(before, closed)).toEqual({ outcome: 'older', stage: 'under-way' });
  });

  it.each<[isTask: boolean, outcome: ReportOutcome]>([
    [false, 'unknown'],
    [true, 'task'],
  ])(
    'with a code that moves nothing changes no stage (needs a person: %s) [K11]',
    (isTask, outcome) => {
      const unknown = { ...report, stage: undefined, isTask };
      expect(stageAfter(at('received'), unknown)).toEqual({ outcome, stage: 'received' });
    },
  );
});

describe('an order after its parcel has changed', () => {
  const lines = [
    { line_no: 1, qty: 2 },
    { line_no: 2, qty: 1 },
  ];
  const parcel = (stage: ParcelStage, contents = lines): MovingParcel => ({
    kind: 'out',
    stage,
    isHandedIn: !['none', 'accepted', 'expired', 'cancelled'].includes(stage),
    contents,
  });
  const order = (status: number, ship_date: Date | null = null) => ({
    ...{ status, ship_date },
    pay_way: { 4: 5, 5: 1 }[status] ?? 3,
  });
  const moves = (of: ReturnType<typeof order>, changed: MovingParcel, ...others: MovingParcel[]) =>
    parcelMoves(of, lines, [changed, ...others], {
      ...changed,
      isNewlyHandedIn: changed.isHandedIn,
    });

  it.each<[what: string, of: ReturnType<typeof order>, stage: ParcelStage, expected: string[]]>([
    ['paid, created', order(3), 'accepted', []],
    ['paid, handed in', order(3), 'handed-in', ['dispatch']],
    ['paid, collected', order(3), 'received', ['dispatch']],
    ['sent, collected', order(99, FIRST), 'received', []],
    ['sent, back', order(99, FIRST), 'returned', ['refund']],
    ['sent, destroyed', order(99, FIRST), 'unclaimed', ['refund']],
    ['paid, first notice says back', order(3), 'returned', ['dispatch', 'refund']],
    ['at the door, handed in', order(5), 'handed-in', ['send']],
    ['at the door, collected', order(5, FIRST), 'received', ['collect']],
    ['at the store, handed in', order(4), 'under-way', ['send']],
    ['at the store, waiting', order(4, FIRST), 'at-store', []],
    ['at the store, collected', order(4, FIRST), 'received', ['collect']],
    ['at the store, collected is the first notice', order(4), 'received', ['send', 'collect']],
    ['at the store, back', order(4, FIRST), 'returned', ['close']],
    ['at the store, destroyed', order(4, FIRST), 'unclaimed', ['close']],
    ['at the store, lost', order(4, FIRST), 'lost', []],
    ['at the store, expired', order(4), 'expired', []],
    [
      'shipped by hand as paid at the store, back',
      { ...order(99, FIRST), pay_way: 5 },
      'returned',
      ['returned-unpaid'],
    ],
    ['cancelled, handed in', order(0), 'handed-in', ['sent-after-cancel']],
    ['cancelled, back', order(0), 'returned', []],
    ['failed', order(88), 'handed-in', []],
  ])('%s [K12]', (_, of, stage, expected) => {
    expect(moves(of, parcel(stage))).toEqual(expected);
  });

  const [first = { line_no: 1, qty: 2 }, second = { line_no: 2, qty: 1 }] = lines;

  it('in two parcels is only dispatched when both are handed in [K13]', () => {
    const one = parcel('handed-in', [first]);
    expect(moves(order(3), one)).toEqual([]);
    expect(moves(order(3), one, parcel('accepted', [second]))).toEqual([]);
    expect(moves(order(3), one, parcel('handed-in', [{ line_no: 1, qty: 2 }]))).toEqual([]);
    expect(moves(order(3), one, parcel('under-way', [second]))).toEqual(['dispatch']);
  });

  it('in two parcels of which one comes back needs a person [K13]', () => {
    const back = parcel('returned', [first]);
    expect(moves(order(99, FIRST), back, parcel('received', [second]))).toEqual(['part-returned']);
    expect(moves(order(4, FIRST), back, parcel('at-store', [second]))).toEqual(['part-returned']);
    expect(moves(order(4, FIRST), parcel('received', [second]), back)).toEqual(['part-collected']);
    expect(moves(order(4, FIRST), back, parcel('unclaimed', [second]))).toEqual(['close']);
  });

  it('is not moved by what the buyer sends back [K13]', () => {
    expect(moves(order(99, FIRST), { ...parcel('returned'), kind: 'return' })).toEqual([]);
  });
});

it('a store keeps a parcel for seven days, and the buyer has until the third morning to choose another [K14]', () => {
  expect(lastDayAtStore(new Date('2026-11-21T15:59:00Z'))).toBe('2026-11-27');
  expect(lastDayAtStore(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-28');
  expect(reminderLimit(new Date('2026-11-25T02:00:00Z'))).toBe('2026-11-27');
  expect(storeChangeEnd(FIRST).toISOString()).toBe('2026-11-24T02:00:00.000Z');
});
