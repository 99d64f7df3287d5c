import { signedOutSchema } from '@pinpu/shared/contracts';
import type { ServerModule } from '../../../platform/module.ts';
import { newKnownBrowser } from '../sign-in-limit/known-browser.ts';
import { adminBrowserCookie } from './admin-browser.ts';
import { protectAdministration } from './administration.ts';
import { insertEndedSession } from './ended-session-repository.ts';
import { requireAdmin } from './require-admin.ts';
import { adminSecrets } from './server-secrets.ts';

/** `POST /api/Auth/logout`: token and developer mode of this browser become invalid everywhere. */
export const adminSignOutModule: ServerModule = (app, deps) => {
  const known = adminBrowserCookie(deps.config);
  protectAdministration(app, deps);
  app.post(
    '/api/Auth/logout',
    {
      schema: { response: { 200: signedOutSchema } },
      config: { audit: 'account.sign-out', withOneTimePassword: true },
    },
    async (request, reply) => {
      const { userId, browser } = await requireAdmin(request, deps);
      await insertEndedSession(deps.db, browser, deps.clock());
      const { signing } = await adminSecrets(deps);
      reply.setCookie(known.name, newKnownBrowser(userId, signing), known.options);
      return { Success: true as const };
    },
  );
};
