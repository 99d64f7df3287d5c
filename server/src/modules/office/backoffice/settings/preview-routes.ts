import {
  previewSettingsSchema,
  settingsPreviewAnswerSchema,
} from '@pinpu/shared/contracts/backoffice';
import type { App, Deps } from '../../../../platform/module.ts';
import { checkSettings } from '../../../base/settings/publish.ts';
import { contentWith } from '../../../base/settings/shop-content.ts';
import { draftPreviewPage } from '../../../delivery/staff/draft-preview.ts';
import { offersOf, type ShopProviders } from '../../../sales/pickup/offers.ts';
import { configFacts, guestConfig } from '../../../sales/public-config/service.ts';
import { knownChanges, SETTINGS_LIMIT } from './setting-routes.ts';

/** Stores nothing. An invalid setting of the draft keeps its published value. */
export function settingPreviewRoutes(app: App, deps: Deps, providers: ShopProviders) {
  const { db, config } = deps;
  app.post(
    '/api/backoffice/settings/preview',
    {
      schema: {
        tags: ['backoffice'],
        body: previewSettingsSchema,
        response: { 200: settingsPreviewAnswerSchema },
      },
      bodyLimit: SETTINGS_LIMIT,
      config: { audit: false },
    },
    async (request) => {
      const { values, faults } = checkSettings(knownChanges(request.body.changes));
      const content = await contentWith(db, values);
      const offers = offersOf(content.settings, providers);
      const facts = { ...configFacts(config), appInitDelayMs: 0 };
      return {
        success: true as const,
        body: {
          page: await draftPreviewPage(request, deps),
          // No session: the preview has no cart.
          config: await guestConfig(db, { ...facts, content, offers, now: deps.clock() }),
          faults,
        },
      };
    },
  );
}
