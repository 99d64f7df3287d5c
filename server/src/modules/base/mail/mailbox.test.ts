import { asc } from 'drizzle-orm';
import { outboxMails } from '../../../platform/db/schema/index.ts';
import { testApp } from '../../../testing/index.ts';
import { mailboxOf } from './mailbox.ts';
import { mailboxSql } from './mailbox-repository.ts';

const MAILBOXES: [email: string, mailbox: string][] = [
  ['a.b@pinpu.test', 'a.b@pinpu.test'],
  ['Victim+1@pinpu.test', 'victim@pinpu.test'],
  ['victim+a+b@pinpu.test', 'victim@pinpu.test'],
  ['v.i.c.tim+x@gmail.com', 'victim@gmail.com'],
  ['vic.tim@googlemail.com', 'victim@gmail.com'],
  ['v.ictim@notgmail.com', 'v.ictim@notgmail.com'],
];

it.each(MAILBOXES)('%s is a name of the mailbox %s [41 S5]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('a column of addresses has the same mailboxes [41 S5]', async () => {
  const { db, clock } = await testApp({ seed: 'empty' });
  const moments = { next_at: clock.now(), c_date: clock.now() };
  await db.insert(outboxMails).values(
    MAILBOXES.map(([email], n) => ({
      ...{ id: `${n}`, kind: 'otp', subject: '', text: '', ...moments },
      to_email: email.toLowerCase(),
    })),
  );
  const rows = await db
    .select({ mailbox: mailboxSql(outboxMails.to_email) })
    .from(outboxMails)
    .orderBy(asc(outboxMails.id));
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(MAILBOXES.map(([, mailbox]) => mailbox));
});
