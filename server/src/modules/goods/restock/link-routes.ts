import { object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import { sendPlainPage } from '../../../platform/http/plain-page.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { secretHash } from '../../../platform/secrets/index.ts';
import { shopName } from '../../base/settings/service.ts';
import { confirmPage, type LinkPage, stopPage, stopped } from './link-pages.ts';
import { confirmPath, stopPath } from './links.ts';
import { deleteById, findById, findByToken, markRequestConfirmed } from './repository.ts';

const schema = { params: object({ key: string() }), hide: true };

/**
 * The pages of the mails' links. GET only shows a button, since mail scanners follow links; POST makes the change. A
 * mail program's own unsubscribe button posts without cookies or a page, and must not be redirected (RFC 8058).
 */
export const restockLinkModule: ServerModule = (app, { db, clock }) => {
  const send = async (reply: FastifyReply, page: LinkPage) =>
    sendPlainPage(reply, { ...page, shop: await shopName(db) });
  // The bodies are ignored: everything is in the address.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, undefined),
  );
  // Keeps the token and the id from being sent to other sites as a referrer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });

  app.get(confirmPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, confirmPage(await findByToken(db, secretHash(params.key)), clock())),
  );

  app.post(confirmPath(':key'), { schema }, async ({ params }, reply) => {
    const hash = secretHash(params.key);
    await markRequestConfirmed(db, hash, clock());
    return send(reply, confirmPage(await findByToken(db, hash), clock()));
  });

  app.get(stopPath(':key'), { schema }, async ({ params }, reply) =>
    send(reply, stopPage(await findById(db, params.key))),
  );

  app.post(stopPath(':key'), { schema }, async ({ params }, reply) => {
    await deleteById(db, params.key);
    return send(reply, stopped);
  });
};
