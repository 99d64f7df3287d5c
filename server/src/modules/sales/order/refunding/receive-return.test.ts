import { eq, sql } from 'drizzle-orm';
import {
  orderRequests,
  orders,
  stockReservations,
  variants,
} from '../../../../platform/db/schema/index.ts';
import { OOLONG } from '../../../../testing/index.ts';
import { refundShop } from '../../../../testing/orders/refund-shop.ts';
import { numbersFrom } from '../../../../testing/seeded-numbers.ts';

/** An order of two packs that was sent, and whose return a clerk has accepted. */
async function returnedShop(amount = 1300) {
  const shop = await refundShop();
  await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
  const { ord_id } = await shop.order();
  const now = shop.clock.now();
  const request = { id: 'r1', ord_id, kind: 'return', c_date: now, u_date: now } as const;
  await shop.db.insert(orderRequests).values(request);
  await shop.move('accept', { amount });
  const onHand = async () => {
    const [row] = await shop.db.select().from(variants).where(eq(variants.var_id, OOLONG.prd_id));
    return row?.on_hand ?? 0;
  };
  const version = async () => (await shop.read()).version as string;
  return {
    ...shop,
    onHand,
    version,
    before: await onHand(),
    receive: (returned: object[], at = '*') =>
      at === '*'
        ? shop.move('receive', { returned })
        : shop.anna.send('POST', `orders/${shop.ord_code}/receive`, { version: at, returned }),
  };
}

const unit = (restock: boolean, qty = 1, line_no = 1) => ({ line_no, qty, restock });

describe('an accepted return', () => {
  it('restocks nothing until a clerk has received it, and then what is good [Q10]', async () => {
    const shop = await returnedShop();
    expect(await shop.onHand()).toBe(shop.before);
    expect((await shop.read()).to_receive).toEqual([{ line_no: 1, qty: 2 }]);
    await shop.receive([unit(true), unit(false)]);
    expect(await shop.onHand()).toBe(shop.before + 1);
    const { to_receive, records } = await shop.read();
    expect(to_receive).toEqual([]);
    expect(records.at(-1)).toMatchObject({
      ...{ actor: 'admin:anna', cause: 'return received' },
      detail: {
        received: [{ line_no: 1, qty: 2 }],
        restocked: [{ line_no: 1, qty: 1 }],
      },
    });
  });

  it('is not received again, in part, by another line, or by nothing [Q10]', async () => {
    const shop = await returnedShop();
    await shop.receive([unit(true, 2)]);
    for (const returned of [[unit(true)], [unit(true, 1, 2)], [], [unit(true, -1)]])
      await shop.receive(returned);
    expect(await shop.onHand()).toBe(shop.before + 2);
  });

  it('that two clerks receive at the same time is restocked once [Q10]', async () => {
    const shop = await returnedShop();
    const version = await shop.version();
    const answers = await Promise.all([
      shop.receive([unit(true, 2)], version),
      shop.receive([unit(true, 2)], version),
    ]);
    expect(answers.map((one) => Object(one).statusCode).toSorted()).toEqual([200, 409]);
    expect(await shop.onHand()).toBe(shop.before + 2);
  });
});

it('units of a part refund that were restocked are not received, others are [Q10]', async () => {
  const shop = await refundShop();
  await shop.move('ship', { carrier: 'tcat', tracking: '901234567890' });
  const part = { amount: 600, contents: [{ line_no: 1, qty: 1 }], way: 'hand' };
  await shop.move('refund-part', { ...part, restock: true });
  expect((await shop.read()).to_receive).toEqual([]);
  await shop.move('refund-part', part);
  expect((await shop.read()).to_receive).toEqual([{ line_no: 1, qty: 1 }]);
});

it('an order that was not sent or is cancelled receives nothing [Q10]', async () => {
  const shop = await refundShop();
  const receive = () => shop.move('receive', { returned: [unit(true)] });
  const onHand = async () =>
    (
      await shop.db
        .select({ on_hand: variants.on_hand })
        .from(variants)
        .where(eq(variants.var_id, OOLONG.prd_id))
    )[0]?.on_hand;
  const before = await onHand();
  await receive();
  expect(await onHand()).toBe(before);
  await shop.move('refund');
  const after = await onHand();
  await receive();
  expect(await onHand()).toBe(after);
});

it('no sequence of part refunds and receipts restocks more than was sold [Q10]', async () => {
  const shop = await returnedShop(600);
  const { ord_id } = await shop.order();
  const draw = numbersFrom(43);
  for (let step = 0; step < 40; step += 1) {
    const qty = 1 + draw(2);
    if (draw(2) === 0) await shop.receive([unit(draw(2) === 0, qty)]);
    else
      await shop.move('refund-part', {
        ...{ amount: 1, contents: [{ line_no: 1, qty }], restock: draw(2) === 0, way: 'hand' },
      });
    const back = (await shop.onHand()) - shop.before;
    expect(back).toBeLessThanOrEqual(2);
    const [held] = await shop.db
      .select({ qty: sql`qty`.mapWith(Number), state: stockReservations.state })
      .from(stockReservations)
      .where(eq(stockReservations.ord_id, ord_id));
    expect(held?.state === 'released' ? 0 : held?.qty).toBe(2 - back);
  }
  expect(await shop.db.$count(orders)).toBe(1);
});
