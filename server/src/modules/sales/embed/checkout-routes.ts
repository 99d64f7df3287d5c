import {
  embedCheckoutAnswerSchema,
  embedCheckoutSchema,
  embedOutcomeAnswerSchema,
} from '@pinpu/shared/contracts';
import { object, regex, string } from '@pinpu/shared/contracts/schema';
import type { FastifyRequest } from 'fastify';
import { CART_BYTES } from '../../../platform/http/session-query.ts';
import type { App, Deps } from '../../../platform/module.ts';
import type { CallingSite } from './calling-site.ts';
import { beginEmbedCheckout, embedOutcome } from './checkout-service.ts';
import { embedCall, keyedQuery as querystring } from './site-calls.ts';

const tags = ['embed'];

const begin = {
  ...{ tags, querystring },
  body: embedCheckoutSchema,
  response: { 200: embedCheckoutAnswerSchema },
};

const outcome = {
  ...{ tags, querystring },
  params: object({ ticket: string().check(regex(/^[\w-]{32}$/)) }),
  response: { 200: embedOutcomeAnswerSchema },
};

export function checkoutRoutes(
  app: App,
  deps: Deps,
  { shop, siteOf }: { shop: string; siteOf: (request: FastifyRequest) => CallingSite },
) {
  const { db, clock } = deps;
  const config = embedCall(deps);
  app.post('/checkout', { bodyLimit: CART_BYTES, config, schema: begin }, async (request) => {
    const { code, ticket } = await beginEmbedCheckout(db, siteOf(request), request.body, clock());
    return { success: true as const, body: { url: `${shop}/embed/checkout/${code}`, ticket } };
  });

  app.get('/checkout/:ticket', { config, schema: outcome }, async (request) => {
    const { ticket } = request.params;
    const body = await embedOutcome(db, siteOf(request), ticket, clock());
    return { success: true as const, body };
  });
}
