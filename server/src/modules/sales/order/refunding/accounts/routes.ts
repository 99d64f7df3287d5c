import { object, string } from '@pinpu/shared/contracts/schema';
import type { FastifyReply } from 'fastify';
import { sendPlainPage } from '../../../../../platform/http/plain-page.ts';
import type { ServerModule } from '../../../../../platform/module.ts';
import { secretHash } from '../../../../../platform/secrets/index.ts';
import { shopName } from '../../../../base/settings/service.ts';
import { formFields } from '../../../payment/form-fields.ts';
import { accountPage, typedAccount, unknownLink } from './account-page.ts';
import { accountPath } from './open-form.ts';
import { findBySecret } from './repository.ts';
import { saveAccount } from './stored-account.ts';

const options = {
  schema: { params: object({ key: string() }), hide: true },
  config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
};

/**
 * `/refund-account/{secret}`: where a buyer enters the account that a refund is transferred to. The link needs no
 * sign-in, and can only set the account of this one refund.
 */
export const refundAccountModule: ServerModule = (app, { db, clock, serverKey }) => {
  const send = async (reply: FastifyReply, page: Parameters<typeof sendPlainPage>[1]) =>
    sendPlainPage(reply, { ...page, shop: await shopName(db) });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, body),
  );
  // Keeps the secret from being sent to other sites as a referrer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
  });

  app.get(accountPath(':key'), options, async ({ params }, reply) => {
    const linked = await findBySecret(db, secretHash(params.key));
    const page = linked ? accountPage(linked, { serverKey, now: clock() }) : unknownLink;
    return send(reply, page);
  });

  app.post(accountPath(':key'), options, async ({ params, body }, reply) => {
    const hash = secretHash(params.key);
    const account = typedAccount(formFields(typeof body === 'string' ? body : '') ?? {});
    const now = clock();
    const faults = await saveAccount(db, hash, account, { serverKey, now });
    const linked = await findBySecret(db, hash);
    if (!linked) return send(reply, unknownLink);
    if (Object.keys(faults).length === 0) return reply.redirect(accountPath(params.key), 303);
    return send(reply, accountPage(linked, { serverKey, now, typed: { account, faults } }));
  });
};
