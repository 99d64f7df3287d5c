import type { ShopPriceRule, ShopPriceRulePage } from '@pinpu/shared/contracts/backoffice';
import { ALL_GOODS, ALWAYS, type RuleTerms } from '@pinpu/shared/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AT } from './shop.tsx';

export const HUNDRED: RuleTerms = {
  ...{ kind: 'off', by: 'amount', repeat: false },
  steps: [{ from: 1000, percent: 0, amount: 100 }],
};
export const NAMES = {
  ...{ goods: { S1: '手炒花生糖' }, products: { P1: '烏龍茶' } },
  ...{ categories: { C1: '茶' }, makers: {} },
};
export const ruleOf = (fields: Partial<ShopPriceRule> = {}): ShopPriceRule => ({
  ...{ rule_id: 'R1', name: '滿千折百', terms: HUNDRED, scope: ALL_GOODS, conditions: ALWAYS },
  ...{ enabled: false, state: 'disabled', orders: 0, discount: 0, version: 'v1' },
  ...{ c_date: AT, changed_by: 'admin:anna', changed_at: AT },
  ...fields,
});
export const RUNS = { enabled: true, state: 'running' } as const;
export const pageOf = (
  fields: Partial<ShopPriceRule> = {},
  more: Partial<ShopPriceRulePage> = {},
): ShopPriceRulePage => ({
  ...{ rule: ruleOf(fields), sales: 0, gifts: 0, recent: [], warnings: [], names: NAMES },
  ...more,
});
export const ONE = 'GET /api/backoffice/price-rules/R1';
export const LIST = 'GET /api/backoffice/price-rules';
export const STOP = 'POST /api/backoffice/price-rules/R1/disable';
export const GIVEAWAY = {
  ...{ kind: 'giveaway' as const, text: '「滿千折百」會免費送出商品：買 1 件「茶」只付 NT$0。' },
};
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const type = async (name: string | RegExp, text: string) => {
  const field = await screen.findByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
export const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(name), option);
