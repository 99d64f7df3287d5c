import { randomUUID } from 'node:crypto';
import {
  dayText,
  isHomeCarriage,
  isPaidOnReceipt,
  isParcelInEffect,
  ORDER_STATUS,
  type ParcelContents,
  pickupStore,
  REC_WAY,
  type Temperature,
  taipeiDate,
} from '@pinpu/shared/domain';
import type { Database } from '../../../../platform/db/index.ts';
import { findSettings } from '../../../base/settings/repository.ts';
import type { ParcelService } from '../../parcel/port.ts';
import { type OrderRow, recordEntry } from '../repository.ts';
import {
  byShop,
  lockForShop,
  moveRejected,
  rejectUnless,
  type ShipContext,
} from '../shop/for-shop.ts';
import { TO_SHIP } from '../shop/pack.ts';
import { rejectSandboxPayment, rejectWhileRequested } from '../shop/ship.ts';
import { byTemperature, shares, unitsIn, unitsLeft, worthOf } from './contents.ts';
import {
  findLines,
  findParcels,
  insertParcel,
  type OrderLine,
  type ParcelRow,
} from './repository.ts';
import { correctedForm, formOf, requestOf, type Sender } from './requests-of-parcels.ts';

export interface ParcelsContext extends ShipContext {
  service: ParcelService;
  /** Of the provider's map, for a buyer whose store has closed. */
  stateLength?: number | undefined;
  /** The chains of the shop's contract. */
  chains: readonly string[];
}

/** What a clerk asks for; '' and empty for what the order and the settings say. */
export interface RequestedParcels {
  sub_type: string;
  contents: ParcelContents;
  form: Readonly<Record<string, string>>;
}

/** Who sends the shop's parcels. @throws Rejection where parcels are created elsewhere. */
export async function requireSender(db: Database): Promise<Sender> {
  const { parcel_sender } = await findSettings(db);
  if (parcel_sender?.through_provider) return parcel_sender;
  throw moveRejected('還沒有設定由物流商建立託運單，請先到商店設定的「寄件人與託運單」填寫。');
}

/** @throws Rejection for an order of which nothing may be sent. */
async function rejectUnsendable(tx: Database, order: OrderRow, has: boolean, live: boolean) {
  if (live) await rejectSandboxPayment(tx, order);
  // The rest of an order of which a part was collected is still to be sent.
  const isPart = order.status === ORDER_STATUS.fulfilled && has;
  rejectUnless(TO_SHIP.includes(order.status) || isPart, order, '建立託運單');
  await rejectWhileRequested(tx, order);
}

/** @throws Rejection for units that are not left, and for pre-orders that do not leave yet. */
function rejectContents(
  { ord_code }: OrderRow,
  {
    requested,
    left,
    lines,
  }: { requested: ParcelContents; left: ParcelContents; lines: OrderLine[] },
  now: Date,
): void {
  if (requested.length === 0) throw moveRejected(`訂單 ${ord_code} 的商品都已經有託運單。`);
  const places = new Set(requested.map(({ line_no }) => line_no));
  const isLeft = ({ line_no, qty }: ParcelContents[number]) =>
    qty > 0 && qty <= (left.find((one) => one.line_no === line_no)?.qty ?? 0);
  if (places.size < requested.length || !requested.every(isLeft))
    throw moveRejected(`訂單 ${ord_code} 沒有這麼多還沒寄的商品，請重新選擇。`);
  const waiting = lines.find(
    ({ line_no, preorder }) => places.has(line_no) && preorder > taipeiDate(now),
  );
  if (waiting)
    throw moveRejected(
      `訂單 ${ord_code} 的「${waiting.prd_name}」是預購商品，${dayText(waiting.preorder)}起才出貨。可以先選擇其他商品分批寄。`,
    );
}

/** How the goods travel. @throws Rejection where the shop's contract has no such carriage. */
function carriageOf(
  { ord_code, rec_way, rec_meta }: OrderRow,
  { sub_type, temperature }: { sub_type: string; temperature: Temperature },
  { service, chains, sender }: ParcelsContext & { sender: Sender },
): string {
  if (rec_way === REC_WAY.store) {
    const chain = pickupStore(rec_meta)?.LogisticsSubType ?? '';
    if (chains.includes(chain)) return chain;
    throw moveRejected(`訂單 ${ord_code} 的取貨門市不在物流合約內，請用其他方式出貨。`);
  }
  const usual = temperature === 'room' || !service.home.includes('TCAT') ? sender.home : 'TCAT';
  const chosen = sub_type || usual;
  if (isHomeCarriage(chosen) && service.home.includes(chosen)) return chosen;
  throw moveRejected(
    chosen === ''
      ? `訂單 ${ord_code} 寄到地址，請選擇宅配，或在設定選擇常用的宅配。`
      : `物流合約沒有「${chosen.slice(0, 20)}」這種宅配。`,
  );
}

/** The shop's number of an order's next parcels, of at most 20 letters and digits. */
const tradeNumber = ({ ord_code }: OrderRow, nth: number) =>
  `${ord_code.replaceAll(/[^0-9A-Za-z]/g, '').slice(0, 16)}P${nth}`;

const sumOf = (parcels: readonly ParcelRow[], field: 'amount' | 'collects') =>
  parcels.reduce((sum, parcel) => sum + parcel[field], 0);

interface Plan {
  order: OrderRow;
  lines: OrderLine[];
  existing: ParcelRow[];
  contents: ParcelContents;
  left: ParcelContents;
}

/** The parcels for these units, one for each temperature, with their shares of the order's amount. */
function planned({ order, lines, existing, contents, left }: Plan) {
  const groups = byTemperature(contents, lines);
  const inEffect = existing.filter(isParcelInEffect);
  const isUnpaid = isPaidOnReceipt(order.pay_way) && order.status !== ORDER_STATUS.fulfilled;
  const units = (list: ParcelContents) => list.reduce((sum, { qty }) => sum + qty, 0);
  const divided = shares({
    total: order.ap_amt,
    worth: worthOf(lines, lines),
    before: {
      worth: worthOf(
        inEffect.flatMap((parcel) => parcel.contents),
        lines,
      ),
      share: sumOf(inEffect, isUnpaid ? 'collects' : 'amount'),
    },
    parts: groups.map((group) => worthOf(group.contents, lines)),
    isRest: units(contents) === units(left),
  });
  return groups.map((group, at) => {
    const share = divided[at] ?? 0;
    // Carriers insure and refuse by the declared value, which is at least one dollar.
    return { ...group, amount: Math.max(1, share), collects: isUnpaid ? share : 0 };
  });
}

async function insertPlanned(
  tx: Database,
  plan: Plan,
  {
    requested,
    sender,
    context,
  }: { requested: RequestedParcels; sender: Sender; context: ParcelsContext },
): Promise<string[]> {
  const { order, lines, existing } = plan;
  const { service, publicUrl, now } = context;
  const ids: string[] = [];
  for (const { temperature, contents, amount, collects } of planned(plan)) {
    const { sub_type: chosen } = requested;
    const sub_type = carriageOf(order, { sub_type: chosen, temperature }, { ...context, sender });
    const form = correctedForm(
      formOf(order, { sender, sub_type, contents }, lines),
      requested.form,
    );
    const trade_no = tradeNumber(order, existing.length + ids.length + 1);
    const parcel = { provider: service.name, trade_no, sub_type, temperature, form } as const;
    const message = service.faultOf(requestOf({ ...parcel, amount, collects }, publicUrl));
    const id = randomUUID();
    const row = { id, ord_id: order.ord_id, kind: 'out', contents, amount, collects } as const;
    await insertParcel(tx, { ...parcel, ...row, message, state: message ? 'failed' : 'due' }, now);
    ids.push(id);
  }
  return ids;
}

/**
 * Asks for the parcels of an order, one for each temperature of the units that are in none yet, or of chosen ones.
 * What a carrier would refuse becomes a failed one, for a clerk to correct. Returns their ids.
 */
export const addParcels = (
  db: Database,
  { ord_id }: Pick<OrderRow, 'ord_id'>,
  requested: RequestedParcels,
  context: ParcelsContext,
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const sender = await requireSender(tx);
    const order = await lockForShop(tx, ord_id, context);
    const { now, shopMode } = context;
    const [lines, existing] = [await findLines(tx, ord_id), await findParcels(tx, ord_id)];
    await rejectUnsendable(tx, order, existing.some(isParcelInEffect), shopMode === 'live');
    const left = unitsLeft(lines, unitsIn(existing));
    const contents = requested.contents.length > 0 ? requested.contents : left;
    rejectContents(order, { requested: contents, left, lines }, now);
    const plan = { order, lines, existing, contents, left };
    const ids = await insertPlanned(tx, plan, { requested, sender, context });
    const detail = { parcels: ids.length };
    await recordEntry(tx, order, { ...byShop(context, 'parcels asked for'), detail }, now);
    return ids;
  });
