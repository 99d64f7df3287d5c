import type { PriceRuleState } from '@pinpu/shared/contracts/backoffice';
import { Badge } from '@pinpu/shared/ui';
import { STATES } from './rule-texts.ts';

/** A rule's state, as a coloured badge. */
export function RuleBadge({ state }: { state: PriceRuleState }) {
  const found = STATES.find((one) => one.state === state);
  return <Badge $tone={found?.tone ?? 'grey'}>{found?.text}</Badge>;
}
