import { failureBody } from '@pinpu/shared/api/failure';
import {
  ruleConfirmationSchema,
  type ShopPriceRulePage,
  shopPriceRuleConflictSchema,
} from '@pinpu/shared/contracts/backoffice';
import { ruleKey } from '../../../../api/shop-keys.ts';
import { useChangeCall } from '../../../../features/changes/use-change-call.ts';

/** Adds or changes a rule; `unconfirmed` are the warnings that the shop has to confirm first. */
export function useRuleCall<Input>(send: (input: Input) => Promise<ShopPriceRulePage>) {
  const call = useChangeCall(send, {
    keyOf: ({ rule }: ShopPriceRulePage) => ruleKey(rule.rule_id),
    conflict: shopPriceRuleConflictSchema,
  });
  return { ...call, unconfirmed: failureBody(call.error, ruleConfirmationSchema)?.warnings ?? [] };
}
