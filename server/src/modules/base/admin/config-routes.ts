import { adminEnvSchema, adminEschSchema, adminOf } from '@pinpu/shared/contracts';
import { taipeiDate } from '@pinpu/shared/domain';
import { API_VERSION } from '../../../platform/http/openapi.ts';
import type { ServerModule } from '../../../platform/module.ts';
import { shopName } from '../settings/service.ts';
import { protectAdministration } from './administration.ts';
import { fileSalts } from './file-token.ts';
import { xsrfProtection } from './xsrf.ts';

const PRINT_LAYOUTS = [
  { value: 1, text: 'A4 單聯' },
  { value: 2, text: 'A4 雙聯' },
  { value: 3, text: 'A4 三聯' },
];

export const adminConfigModule: ServerModule = (app, deps) => {
  const { db } = deps;
  const xsrf = xsrfProtection(deps);

  app.get(
    '/api/Config/env',
    { schema: { response: { 200: adminOf(adminEnvSchema) } } },
    async (request, reply) => {
      await xsrf.give(request, reply);
      const shop = await shopName(db);
      const env = { lang: 'zh-TW', curr: 'TWD', shop, api_version: API_VERSION };
      return { Success: true as const, Data: env };
    },
  );
};

export const adminEschModule: ServerModule = (app, deps) => {
  protectAdministration(app, deps);
  app.get(
    '/api/Config/esch',
    { schema: { response: { 200: adminOf(adminEschSchema) } }, config: { audit: 'lookup.esch' } },
    async () => {
      const file = { ...(await fileSalts(deps)), today: taipeiDate(deps.clock()) };
      return { Success: true as const, Data: { print_layouts: PRINT_LAYOUTS, file } };
    },
  );
};
