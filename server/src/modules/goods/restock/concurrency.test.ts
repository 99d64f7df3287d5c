import { outboxMails, restockRequests } from '../../../platform/db/schema/index.ts';
import { requestsOf, restockBrowser, setAvailable } from '../../../testing/goods/restock.ts';
import { PINEAPPLE, testApp } from '../../../testing/index.ts';
import { sendRestockMails } from './mails.ts';

const PEOPLE = 330;

async function queueOfPeople() {
  const shop = await testApp();
  const now = shop.clock.now();
  const at = { c_date: now, asked_at: now, confirmed_at: now };
  const person = { prd_id: PINEAPPLE.prd_id, state: 'waiting' as const, ...at };
  const rows = Array.from({ length: PEOPLE }, (_, n) => n);
  await shop.db
    .insert(restockRequests)
    .values(rows.map((n) => ({ ...person, id: `id-${n}`, email: `p${n}@pinpu.test` })));
  return shop;
}

it('several instances send everybody one mail, also while people cancel', async () => {
  const shop = await queueOfPeople();
  await setAvailable(shop.db, 5);
  const instance = () => sendRestockMails(shop, shop.clock.now());
  await Promise.all([
    ...Array.from({ length: 4 }, instance),
    ...Array.from({ length: 20 }, (_, n) =>
      shop.app.inject({ method: 'POST', url: `/restock/stop/id-${n}` }),
    ),
  ]);
  await instance();
  const mails = await shop.db.select().from(outboxMails);
  const receivers = mails.map(({ to_email }) => to_email);
  expect(new Set(receivers).size).toBe(receivers.length);
  const left = await requestsOf(shop);
  expect(left.every(({ email, state }) => state === 'sent' && receivers.includes(email))).toBe(
    true,
  );
  expect(left.length).toBe(PEOPLE - 20);
});

it('requests at the same moment stay within the limit of mails, and are one row', async () => {
  const shop = await testApp();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      restockBrowser(shop, { s: `session-number-${n}`, from: `192.0.2.${n}` }).ask(
        'guest@pinpu.test',
      ),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(await shop.db.$count(outboxMails)).toBe(10);
  expect(await requestsOf(shop)).toHaveLength(1);
});
