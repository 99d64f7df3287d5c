import { createHmac } from 'node:crypto';
import type { Attack } from '../attack.ts';
import { opens } from '../stranger/administrator.ts';
import { codesIn, requestCode, tokenIn, turnIn } from '../stranger/member.ts';
import { Visitor } from '../stranger/visitor.ts';

/** The attacker can read the container's log. */
export const printedPassword: Attack = {
  finding: 'L25',
  title: "the administrator's password is in the output of the first start",
  run: async ({ firstStart: { output, adminPassword } }) => {
    const isPrinted = output.includes(adminPassword);
    return { succeeded: isPrinted, counted: isPrinted ? 'printed' : 'not printed' };
  },
};

const encoded = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

function forgedJwt(key: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { auth_time: now, iss: 'pinpu-admin', sub: 'admin', iat: now, exp: now + 1800 };
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

/** The attacker has a backup, and tries every secret in it as the key that signs tokens. */
export const keyInADump: Attack = {
  finding: 'L25',
  title: 'a token signed with a key from a dump of the database makes an administrator',
  run: async (shop) => {
    const stranger = new Visitor(shop);
    await stranger.get('/api/E2ee/publickey?t=1');
    const keys = await shop.query<{ value: string }>('SELECT value FROM server_keys');
    const opened: boolean[] = [];
    for (const { value } of keys) opened.push(await opens(stranger, forgedJwt(value)));
    const count = opened.filter(Boolean).length;
    return { succeeded: count > 0, counted: `${count} of ${keys.length} stored keys open it` };
  },
};

const VICTIM = 'member@pinpu.test';

/** Codes are in the database while the mail server can't be reached. */
export const codeInADump: Attack = {
  finding: 'L25',
  title: 'a code of a waiting mail, read in a dump of the database',
  settings: { SMTP_URL: 'smtp://127.0.0.1:1' },
  run: async (shop) => {
    const stranger = new Visitor(shop);
    await requestCode(stranger, VICTIM);
    const mails = await shop.query<{ text: string }>(
      `SELECT text FROM outbox_mails WHERE to_email = '${VICTIM}'`,
    );
    const codes = mails.map(({ text }) => codesIn(text).typed).filter(Boolean);
    const token = tokenIn(await turnIn(stranger, VICTIM, codes[0] ?? '000000'));
    const counted = `${codes.length} of ${mails.length} codes readable, ${token ? 1 : 0} account taken`;
    return { succeeded: token !== '', counted };
  },
};
