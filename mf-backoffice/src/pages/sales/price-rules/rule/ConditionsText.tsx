import { isForLevels, type RuleConditions } from '@pinpu/shared/domain';
import { useMemberLevels } from '../../../../features/members/use-member-levels.ts';
import { conditionsText } from './rule-texts.ts';

/** When and for whom a rule holds; the names of levels are read where it is limited to some. */
export function ConditionsText({ conditions }: { conditions: RuleConditions }) {
  return conditionsText(conditions, useMemberLevels(isForLevels(conditions)));
}
