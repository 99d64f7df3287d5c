import { outboxMails } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { atBackoffice } from '../../../testing/people/backoffice.ts';

const HOUR = 3_600_000;

async function openShop() {
  const shop = await testApp();
  const now = shop.clock.now();
  const queue = (id: string, change: Partial<typeof outboxMails.$inferInsert>) =>
    shop.db.insert(outboxMails).values({
      ...{
        id,
        kind: 'order-placed',
        to_email: `${id}@pinpu.test`,
        subject: `訂單 ${id}`,
        text: '內容',
      },
      ...{ next_at: now, c_date: now, ...change },
    });
  await queue('fresh', {});
  await queue('sent', { status: 'sent', text: '', attempts: 1 });
  await queue('dead', { status: 'dead', attempts: 6, last_error: '550 no such user' });
  await queue('expired', {
    kind: 'otp',
    status: 'dead',
    text: '',
    attempts: 1,
    last_error: 'expired',
  });
  await queue('waiting', {
    ...{ attempts: 4, last_error: 'connect ETIMEDOUT' },
    next_at: new Date(now.getTime() + HOUR),
  });
  await queue('leased', {
    ...{ attempts: 2, last_error: 'connect ETIMEDOUT' },
    next_at: new Date(now.getTime() + 100_000),
  });
  const counter = await atBackoffice(shop);
  const act = (id: string, what: string) => counter.send('POST', `mails/${id}/${what}`);
  const rowOf = async (id: string) =>
    (await shop.db.select().from(outboxMails)).find((mail) => mail.id === id);
  const ids = async () => {
    const { mails } = await counter.get('mails');
    return mails.map((mail: { id: string }) => mail.id).toSorted();
  };
  return { ...shop, counter, act, rowOf, ids };
}

describe('mails that did not leave', () => {
  it('are listed with the reason, and counted on the overview', async () => {
    const { counter, ids } = await openShop();
    expect(await ids()).toEqual(['dead', 'expired', 'leased', 'waiting']);
    const { mails } = await counter.get('mails');
    expect(mails).toContainEqual({
      ...{ id: 'dead', kind: 'order-placed', to: 'dead@pinpu.test', subject: '訂單 dead' },
      ...{ given_up: true, attempts: 6, reason: '550 no such user', can_retry: true },
      c_date: expect.any(String),
      next_at: expect.any(String),
    });
    expect(mails).toContainEqual(expect.objectContaining({ id: 'expired', can_retry: false }));
    expect((await counter.get('overview')).mails).toBe(4);
  });

  it('are sent again with all their attempts', async () => {
    const { act, rowOf, clock } = await openShop();
    expect((await act('dead', 'retry')).statusCode).toBe(200);
    expect(await rowOf('dead')).toMatchObject({
      status: 'queued',
      attempts: 0,
      next_at: clock.now(),
    });
    expect((await act('waiting', 'retry')).statusCode).toBe(200);
  });

  it('are discarded with what they say, and leave the list', async () => {
    const { act, rowOf, ids } = await openShop();
    await act('dead', 'discard');
    expect(await rowOf('dead')).toMatchObject({
      status: 'dead',
      to_email: '',
      text: '',
      subject: '',
    });
    expect(await ids()).not.toContain('dead');
  });

  it.each([
    ['sent', 'retry'],
    ['fresh', 'discard'],
    ['expired', 'retry'],
    ['leased', 'retry'],
    ['leased', 'discard'],
    ['nobody', 'retry'],
  ])('are left alone where there is nothing to do: %s, %s', async (id, what) => {
    const { act, rowOf } = await openShop();
    const before = await rowOf(id);
    const answer = await act(id, what);
    expect([answer.statusCode, answer.json().msg[0].Code]).toEqual([409, 'MAIL_CHANGED']);
    expect(await rowOf(id)).toEqual(before);
  });
});
