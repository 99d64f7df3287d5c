import {
  newPriceRuleSchema,
  priceRuleChangeSchema,
  priceRuleParamsSchema,
  priceRuleSwitchSchema,
  rulePreviewAnswerSchema,
  rulePreviewSchema,
  shopPriceRuleAnswerSchema,
  shopPriceRulesAnswerSchema,
  shopPriceRulesQuerySchema,
} from '@pinpu/shared/contracts/backoffice';
import { success } from '../../../platform/http/success.ts';
import type { App, Deps } from '../../../platform/module.ts';
import {
  addRule,
  changeRule,
  disableRule,
  enableRule,
} from '../../sales/price-rule/change-rule.ts';
import { previewRule } from '../../sales/price-rule/preview-rule.ts';
import { listRules, rulePage } from '../../sales/price-rule/shop-rules.ts';
import { adminChange } from './caller.ts';
import { staffCall } from './staff-call.ts';

const RULES = '/api/backoffice/price-rules';
const params = priceRuleParamsSchema;
const answer = shopPriceRuleAnswerSchema;

const shownBy =
  ({ db, clock }: Deps) =>
  async (id: string) =>
    success(await rulePage(db, id, clock()));

/** Rules of price: read, tried on real orders, added, changed, enabled and stopped. */
export function priceRuleRoutes(app: App, deps: Deps) {
  const { db, clock } = deps;
  const shown = shownBy(deps);

  const list = { querystring: shopPriceRulesQuerySchema };
  app.get(
    RULES,
    staffCall('price-rule.list', shopPriceRulesAnswerSchema, list),
    async ({ query }) => success(await listRules(db, query, clock())),
  );

  app.post(
    RULES,
    staffCall('price-rule.add', answer, { body: newPriceRuleSchema }),
    async (request) => shown(await addRule(db, request.body, await adminChange(deps)(request))),
  );

  app.post(
    `${RULES}/preview`,
    staffCall('price-rule.preview', rulePreviewAnswerSchema, { body: rulePreviewSchema }),
    async ({ body }) => success(await previewRule(db, body, clock())),
  );

  app.get(`${RULES}/:id`, staffCall('price-rule.read', answer, { params }), (request) =>
    shown(request.params.id),
  );

  changeRoutes(app, deps);
}

function changeRoutes(app: App, deps: Deps) {
  const { db } = deps;
  const context = adminChange(deps);
  const shown = shownBy(deps);

  app.put(
    `${RULES}/:id`,
    staffCall('price-rule.set', answer, { params, body: priceRuleChangeSchema }),
    async (request) => {
      const { id } = request.params;
      await changeRule(db, id, request.body, await context(request));
      return shown(id);
    },
  );

  app.post(
    `${RULES}/:id/enable`,
    staffCall('price-rule.enable', answer, { params, body: priceRuleSwitchSchema }),
    async (request) => {
      const { id } = request.params;
      await enableRule(db, id, request.body, await context(request));
      return shown(id);
    },
  );

  app.post(
    `${RULES}/:id/disable`,
    staffCall('price-rule.disable', answer, { params }),
    async (request) => {
      const { id } = request.params;
      await disableRule(db, id, await context(request));
      return shown(id);
    },
  );
}
