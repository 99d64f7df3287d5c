import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { ServerModule } from '../../../../../../platform/module.ts';
import { stringFields } from '../../../../payment/form-fields.ts';
import { type Fields, isSigned, signed } from '../../../../payment/providers/sandbox/protocol.ts';
import { sandboxKey } from '../../../../payment/providers/sandbox/shared-key.ts';
import { mapPage, noMapPage } from './page.ts';
import { SANDBOX_STORES } from './stores.ts';

/** The page's policy: no scripts, its own style sheet, and forms to the shop, which has the same origin. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};

const sendPage = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
  reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(page);

/** The fields of the shop's form that an answer repeats. */
const echoed = ({ MerchantID = '', LogisticsSubType = '', ExtraData = '' }: Fields): Fields => ({
  MerchantID,
  LogisticsSubType,
  ExtraData,
});

/** The sandbox's store map. It shares only the key and the wire format with the shop. */
export const sandboxMap: ServerModule = (app, deps) => {
  const key = sandboxKey(deps);
  const css = readFileSync(
    join(import.meta.dirname, '../../../../payment/providers/sandbox/fake/page.css'),
    'utf8',
  );
  app.get('/sandbox-map/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(css),
  );

  app.post('/sandbox-map/stores', { schema: { hide: true } }, async ({ body }, reply) => {
    const secret = await key();
    const fields = stringFields(body);
    if (!fields?.ServerReplyURL || !isSigned(fields, secret))
      return sendPage(reply, noMapPage(), 400);
    const choices = SANDBOX_STORES.map((store) => ({
      store,
      answer: signed({ ...echoed(fields), ...store }, secret),
    }));
    return sendPage(reply, mapPage(fields.ServerReplyURL, choices));
  });
};
