import type { RuleNames, ShopPriceRule } from '@pinpu/shared/contracts/backoffice';
import { formatTwd } from '@pinpu/shared/domain';
import { LinkedRow, RowLink } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { ConditionsText } from './rule/ConditionsText.tsx';
import { RuleBadge } from './rule/RuleBadge.tsx';
import { shortSentence } from './rule/rule-texts.ts';
import { StopButton } from './rule/StopButton.tsx';
import { pathOfRule } from './rule-filter.ts';

/** One rule of the list; a click anywhere else than its button opens it. */
export function RuleRow({ rule, names }: { rule: ShopPriceRule; names: RuleNames }) {
  const { rule_id, name, state, terms, conditions, orders, discount } = rule;
  return (
    <Line>
      <RowLink to={pathOfRule(rule_id)}>{name}</RowLink>
      <Place $area="state">
        <RuleBadge state={state} />
      </Place>
      <Place $area="terms">
        {shortSentence(rule, names)}
        <small>
          <ConditionsText conditions={conditions} />
        </small>
      </Place>
      <Figures>
        {orders} 筆訂單
        {terms.kind !== 'gift' && <small>共折 {formatTwd(discount)}</small>}
      </Figures>
      <Stop>
        {(state === 'running' || state === 'upcoming') && <StopButton rule={rule} size="small" />}
      </Stop>
    </Line>
  );
}

const Line = styled(LinkedRow)`
  grid-template: 'code state' auto 'terms figures' auto 'terms stop' 1fr / minmax(0, 1fr) auto;
  ${theme.media.tablet} {
    grid-template: 'code state terms figures stop' / minmax(0, 2fr) 96px minmax(0, 3fr) 112px 80px;
    align-items: start;
  }
`;

const Place = styled.span<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  ${theme.media.phone} { justify-self: ${({ $area }) => ($area === 'state' ? 'end' : 'auto')}; }
  overflow-wrap: anywhere;
`;

const Figures = styled.span`
  grid-area: figures;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

/** Above the link that covers the row. */
const Stop = styled.span`
  grid-area: stop;
  position: relative;
  justify-self: end;
  text-align: right;
`;
