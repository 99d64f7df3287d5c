import { createHash } from 'node:crypto';
import { object, optional, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import PostalMime from 'postal-mime';
import { html, type Markup } from '../../../platform/html/html.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';
import { devMailKey, hasDevMail } from './dev-key.ts';
import { storedMail, storedMails } from './mail-folder.ts';

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.7 "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif; max-width: 45rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; background: light-dark(#FAF6EE, #1B1815); color: light-dark(#241F1A, #F3ECE0); }
h1 { font: 700 1.5625rem/1.3 "Noto Serif TC", "Songti TC", "PingFang TC", "Microsoft JhengHei", serif; }
ul { list-style: none; padding: 0; }
li, pre { border-top: 1px solid light-dark(#E4DACB, #3D362F); }
li { padding: .75rem 0; }
a { color: light-dark(#B5361F, #F08A70); display: inline-block; padding: .25rem 0; text-underline-offset: .25em; }
pre { font: inherit; white-space: pre-wrap; padding-top: 1rem; }
small { color: light-dark(#5E544A, #B9AD9E); }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
iframe { box-sizing: border-box; width: 100%; height: 42rem; border: 1px solid light-dark(#E4DACB, #3D362F); }
`;

const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sandbox permissions of a mail's HTML: open its links in windows of their own. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';

/** The policy of a mail's HTML: inline styles and the shop's pictures, in a frame of the page. */
export const MAIL_POLICY = `sandbox ${SANDBOX}; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
<html lang="zh-Hant-TW">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
<h1>${title}</h1>
${content}
</html>
`.markup;

const LINK = /https?:\/\/[^\s<>"']+/g;

function linked(text: string): Markup[] {
  const links = [...text.matchAll(LINK)];
  const pieces = text.split(LINK);
  return pieces.map((piece, i) => {
    const link = links[i]?.[0];
    return link ? html`${piece}<a href="${link}">${link}</a>` : html`${piece}`;
  });
}

const SHOWN = 50;

const TAIPEI = new Intl.DateTimeFormat('zh-TW', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Taipei',
});

async function readMail(bytes: Buffer) {
  const { subject = '', to = [], date, text = '', html = '' } = await PostalMime.parse(bytes);
  const receivers = to.map(({ address }) => address ?? '').join(', ');
  return {
    subject,
    text,
    html,
    about: `${receivers} · ${date ? TAIPEI.format(new Date(date)) : ''}`,
  };
}

async function listPage(dataDir: string): Promise<string> {
  const names = (await storedMails(dataDir)).slice(0, SHOWN);
  const rows = await Promise.all(
    names.map(async (name) => {
      const bytes = await storedMail(dataDir, name);
      if (!bytes) return html``;
      const { subject, about } = await readMail(bytes);
      return html`<li><a href="/dev/mail/${name}">${subject}</a><br><small>${about}</small></li>`;
    }),
  );
  const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>目前沒有信件。</p>`;
  return page('寄出的信件', list);
}

async function messagePage(bytes: Buffer, name: string): Promise<string> {
  const { subject, about, text } = await readMail(bytes);
  return page(
    subject,
    html`<p><small>${about}</small></p><iframe src="/dev/mail/${name}/html" title="信件內容" sandbox="${SANDBOX}"></iframe><h2>純文字</h2><pre>${linked(text)}</pre><p><a href="/dev/mail">所有信件</a></p>`,
  );
}

const send = (reply: FastifyReply, content: string, policy = PAGE_POLICY) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(content);

const COOKIE = 'pinpu_dev_mail';

const isAllowed = ({ cookies }: FastifyRequest, key: string) =>
  isSameSecret(cookies[COOKIE] ?? '', key);

const LOCKED = page(
  '信件',
  html`<p>請開啟商店啟動時印出的「信件 Mail」網址，這個瀏覽器就能看到寄出的信件。</p>`,
);

/**
 * `/dev/mail`: the messages of DATA_DIR/mail, for a browser on this machine that has opened the address printed at the
 * start; only in a demo without SMTP_URL (docs/architecture.md). For everybody else it answers as an unknown address does.
 */
export const devMailModule: ServerModule = (app, { config }) => {
  if (!hasDevMail(config)) return;
  const key = devMailKey(config.dataDir);
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
  });
  app.get(
    '/dev/mail',
    { schema: { hide: true, querystring: object({ key: optional(string()) }) } },
    async (request, reply) => {
      if (isSameSecret(request.query.key ?? '', key))
        return reply
          .setCookie(COOKIE, key, { path: '/dev/mail', httpOnly: true, sameSite: 'lax' })
          .header('cache-control', 'no-store')
          .redirect('/dev/mail', 303);
      if (!isAllowed(request, key)) return send(reply.code(403), LOCKED);
      return send(reply, await listPage(config.dataDir));
    },
  );
  const byName = { schema: { hide: true, params: object({ name: string() }) } };
  app.get('/dev/mail/:name', byName, async (request, reply) => {
    if (!isAllowed(request, key)) return send(reply.code(403), LOCKED);
    const { name } = request.params;
    const bytes = await storedMail(config.dataDir, name);
    return bytes ? send(reply, await messagePage(bytes, name)) : reply.callNotFound();
  });
  // A mail's HTML as a mail program shows it; the message's page displays it in a frame.
  app.get('/dev/mail/:name/html', byName, async (request, reply) => {
    if (!isAllowed(request, key)) return send(reply.code(403), LOCKED);
    const bytes = await storedMail(config.dataDir, request.params.name);
    if (!bytes) return reply.callNotFound();
    reply.header('x-frame-options', 'SAMEORIGIN');
    return send(reply, (await readMail(bytes)).html, MAIL_POLICY);
  });
};

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const PROXY_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/**
 * Whether a request comes from this machine: not through a local proxy, and under a local host name, so that no remote
 * page can read it by DNS rebinding.
 */
const isFromThisMachine = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean =>
  LOOPBACK.has(ip) &&
  LOCAL_HOST.test(headers.host ?? '') &&
  PROXY_HEADERS.every((name) => headers[name] === undefined);
