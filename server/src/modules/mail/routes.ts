import { object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import PostalMime from 'postal-mime';
import { html } from '../../platform/html/html.ts';
import type { ServerModule } from '../../platform/module.ts';
import { isFromThisMachine } from './dev-access.ts';
import { linked, PAGE_POLICY, page } from './dev-page.ts';
import { storedMail, storedMails } from './mail-folder.ts';

const SHOWN = 50;

const TAIPEI = new Intl.DateTimeFormat('zh-TW', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Taipei',
});

async function readMail(bytes: Buffer) {
  const { subject = '', to = [], date, text = '' } = await PostalMime.parse(bytes);
  const receivers = to.map(({ address }) => address ?? '').join(', ');
  return { subject, text, about: `${receivers} · ${date ? TAIPEI.format(new Date(date)) : ''}` };
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

async function messagePage(bytes: Buffer): Promise<string> {
  const { subject, about, text } = await readMail(bytes);
  return page(
    subject,
    html`<p><small>${about}</small></p><pre>${linked(text)}</pre><p><a href="/dev/mail">所有信件</a></p>`,
  );
}

const send = (reply: FastifyReply, content: string) =>
  reply
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(content);

/** `/dev/mail`: the messages of DATA_DIR/mail, for a browser on this machine; absent with SMTP_URL (architecture §4). */
export const devMailModule: ServerModule = (app, { config }) => {
  if (config.smtpUrl) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound();
  });
  app.get('/dev/mail', async (_request, reply) => send(reply, await listPage(config.dataDir)));
  app.get(
    '/dev/mail/:name',
    { schema: { params: object({ name: string() }) } },
    async ({ params }, reply) => {
      const bytes = await storedMail(config.dataDir, params.name);
      return bytes ? send(reply, await messagePage(bytes)) : reply.callNotFound();
    },
  );
};
