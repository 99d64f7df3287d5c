import cors from '@fastify/cors';
import type { App, Deps, ServerModule } from '../../../platform/module.ts';
import { cartRoute, showRoutes } from './cart-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { admitSites } from './site-calls.ts';

/** Rejections, too, are readable for every origin, so that a site's developer sees why. Cookies are never sent. */
const FOR_ALL_ORIGINS = {
  origin: '*',
  methods: ['GET', 'POST'],
  allowedHeaders: ['content-type'],
  exposedHeaders: ['retry-after'],
  maxAge: 86_400,
};

async function embedScope(app: App, deps: Deps) {
  await app.register(cors, FOR_ALL_ORIGINS);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
  });
  const shop = deps.config.publicUrl.replace(/\/$/, '');
  const siteOf = admitSites(app, deps);
  showRoutes(app, deps, shop);
  cartRoute(app, deps);
  checkoutRoutes(app, deps, { shop, siteOf });
}

/** `/api/embed/…`: everything that pages of other sites may request from the shop (ledger M5, ADR 0193). */
export const embedModule: ServerModule = async (app, deps) => {
  await app.register((scope: App) => embedScope(scope, deps), { prefix: '/api/embed' });
};
