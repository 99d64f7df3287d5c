import { randomUUID } from 'node:crypto';
import type { ParcelMove } from '@pinpu/shared/contracts/backoffice';
import type { ParcelStage } from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { Rejection } from '../../../../platform/errors/rejection.ts';
import type { CreatedParcel } from '../../parcel/port.ts';
import { ProviderUnreachable } from '../../payment/provider-unreachable.ts';
import { type OrderRow, recordEntry } from '../repository.ts';
import { byShop, lockForShop, moveRejected } from '../shop/for-shop.ts';
import { followParcels } from './follow-parcels.ts';
import { type ParcelsContext, requireSender } from './new-parcels.ts';
import {
  findParcel,
  findParcels,
  insertParcel,
  type ParcelRow,
  updateParcelRow,
} from './repository.ts';
import { correctedForm, requestOf, returnFormOf } from './requests-of-parcels.ts';
import { recordCreated } from './run-parcels.ts';
import { applyAnswer } from './sync-parcels.ts';

/** What a move needs: the parcel as it was found, and who moves it. */
type Move = (
  db: Database,
  parcel: ParcelRow,
  context: ParcelsContext,
  change: Readonly<Record<string, string>>,
) => Promise<void>;

const unavailable = () =>
  new Rejection(503, 'PARCEL_UNAVAILABLE', '物流商目前沒有回應，還不知道結果，請稍後再查詢。');

/** Waits for an answer about a parcel. @throws Rejection where there is none, and nothing is known. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderUnreachable) throw unavailable();
    throw error;
  }
}

/** Runs with the order locked and the parcel as it is now. */
const withParcel = (
  db: Database,
  { id, ord_id }: ParcelRow,
  context: ParcelsContext,
  work: (tx: Database, parcel: ParcelRow, order: OrderRow) => Promise<unknown>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockForShop(tx, ord_id, context);
    const parcel = await findParcel(tx, id);
    if (!parcel) throw moveRejected('找不到這個託運單。');
    await work(tx, parcel, order);
  });

const createdParcel = (parcel: ParcelRow): CreatedParcel => {
  const { trade_no, sub_type, kind, amount } = parcel;
  const { provider_no, payment_no, validation_no, tracking_no } = parcel;
  const numbers = { provider_no, payment_no, validation_no, tracking_no };
  return { ...numbers, trade_no, sub_type, kind, amount };
};

const requireCreated = ({ state }: ParcelRow, what: string): void => {
  if (state !== 'created') throw moveRejected(`託運單還沒有建立，不能${what}。`);
};

const correct: Move = (db, found, context, change) =>
  withParcel(db, found, context, async (tx, parcel) => {
    if (parcel.state === 'sending')
      throw moveRejected('託運單正在建立，還不知道結果，請稍後再試。');
    if (!['due', 'failed'].includes(parcel.state))
      throw moveRejected('託運單已經建立或取消，不能修改。');
    const form = correctedForm(parcel.form, change);
    const { service, publicUrl, now } = context;
    const message = service.faultOf(requestOf({ ...parcel, form }, publicUrl));
    const state = message === '' ? ('due' as const) : ('failed' as const);
    // A return that may have reached the provider is sent again only because a clerk has looked there.
    const tries = parcel.kind === 'return' ? 0 : parcel.tries;
    await updateParcelRow(tx, parcel, { form, state, message, tries, next_at: now }, now);
  });

const BEFORE_HAND_IN: readonly ParcelStage[] = ['none', 'accepted'];

const endParcel = async (
  tx: Database,
  parcel: ParcelRow,
  order: OrderRow,
  context: ParcelsContext,
): Promise<void> => {
  const { now } = context;
  const end = { state: 'cancelled', message: '' } as const;
  const atProvider = parcel.state === 'created' && {
    ...{ stage: 'cancelled' as const, closed_at: now },
  };
  await updateParcelRow(tx, parcel, { ...end, ...atProvider }, now);
  const detail = { trade_no: parcel.trade_no };
  await recordEntry(tx, order, { ...byShop(context, 'parcel cancelled'), detail }, now);
  await followParcels(tx, order, now);
};

const NOT_CANCELLABLE =
  '這種託運單不能取消：請不要寄出，超過寄件期限會自動失效，之後可以建立新的託運單。';

/** Cancels at the provider; one that is cancelled there already counts as done. */
async function cancelAtProvider(parcel: ParcelRow, { service }: ParcelsContext): Promise<void> {
  if (!service.canCancel(parcel.sub_type)) throw moveRejected(NOT_CANCELLABLE);
  if (!BEFORE_HAND_IN.includes(parcel.stage)) throw moveRejected('包裹已經寄出，不能取消。');
  const isDone = async () =>
    service.stageOf((await service.find(parcel.trade_no))?.status.code ?? '') === 'cancelled';
  let refused: Awaited<ReturnType<typeof service.cancel>>;
  try {
    refused = await service.cancel(createdParcel(parcel));
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    if (await answered(isDone())) return;
    throw unavailable();
  }
  if (refused && !(await answered(isDone()))) throw moveRejected(refused.message);
}

const cancel: Move = async (db, found, context) => {
  if (found.state === 'sending') throw moveRejected('託運單正在建立，還不知道結果，請稍後再試。');
  if (found.state === 'created') await cancelAtProvider(found, context);
  await withParcel(db, found, context, async (tx, parcel, order) => {
    if (parcel.state === 'cancelled') return;
    if (parcel.state !== found.state) throw moveRejected('託運單的狀態剛剛變更了，請重新查看。');
    await endParcel(tx, parcel, order, context);
  });
};

const sendBack: Move = (db, found, context) =>
  withParcel(db, found, context, async (tx, parcel, order) => {
    const { service, publicUrl, now } = context;
    requireCreated(parcel, '收退貨');
    const { id, ord_id, kind, stage, sub_type } = parcel;
    if (kind !== 'out' || stage !== 'received' || !service.canReturn(sub_type))
      throw moveRejected('只有訂購人已經收到、而且物流商能收退貨的包裹，才能建立退貨單。');
    const all = await findParcels(tx, ord_id);
    if (all.some(({ of_parcel, state }) => of_parcel === id && state !== 'cancelled'))
      throw moveRejected('這個包裹已經有退貨單。');
    const { provider, temperature, contents, amount } = parcel;
    const trade_no = `${parcel.trade_no.replace(/P\d+$/, '')}P${all.length + 1}`;
    const form = returnFormOf(parcel, await requireSender(tx));
    const row = { provider, trade_no, sub_type, temperature, form, amount, collects: 0 } as const;
    const message = sub_type === 'TCAT' ? service.faultOf(requestOf(row, publicUrl)) : '';
    const own = { id: randomUUID(), ord_id, kind: 'return', of_parcel: id, contents } as const;
    await insertParcel(tx, { ...row, ...own, message, state: message ? 'failed' : 'due' }, now);
    const detail = { trade_no };
    await recordEntry(tx, order, { ...byShop(context, 'return parcel asked for'), detail }, now);
  });

const ask: Move = async (db, found, context) => {
  const { service } = context;
  if (found.kind === 'return') throw moveRejected('退貨單不能查詢，狀態由物流商通知。');
  if (!['created', 'sending'].includes(found.state))
    throw moveRejected('託運單還沒有送到物流商，沒有可以查詢的狀態。');
  const answer = await answered(service.find(found.trade_no));
  if (!answer)
    throw moveRejected(
      found.state === 'sending'
        ? '物流商還沒有這個託運單，系統會自動再送一次。'
        : '物流商查不到這個託運單，請到物流商後台確認。',
    );
  if (found.state === 'sending') {
    const { provider_no, payment_no, validation_no, tracking_no, status } = answer;
    const created = { provider_no, payment_no, validation_no, tracking_no, status };
    await recordCreated(db, found, created, context);
  }
  await withParcel(db, found, context, (tx, parcel) => applyAnswer(tx, parcel, answer, context));
};

/** A clerk has done by hand what a parcel was waiting for. */
const settle: Move = (db, found, context) =>
  withParcel(db, found, context, async (tx, parcel, order) => {
    if (parcel.state === 'failed') await endParcel(tx, parcel, order, context);
    else if (parcel.state === 'created')
      await updateParcelRow(tx, parcel, { message: '' }, context.now);
    else throw moveRejected('這個託運單沒有要處理的事。');
  });

/** The moves of a parcel by a clerk. */
export const PARCEL_CHANGES: Readonly<Record<ParcelMove, Move>> = {
  correct,
  cancel,
  return: sendBack,
  ask,
  settle,
};
