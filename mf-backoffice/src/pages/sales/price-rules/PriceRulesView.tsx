import { useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { RuleList } from './RuleList.tsx';
import { NewRule } from './rule/NewRule.tsx';
import { RuleView } from './rule/RuleView.tsx';

/**
 * The list of rules of price at `/el/shop/price-rules`; below it the form of a new one (`new`), or one by its id. No id
 * equals `new`, since ids have no small letters.
 */
export function PriceRulesView({ id }: ViewProps) {
  const [search] = useSearchParams();
  if (id === '') return <RuleList />;
  return id === 'new' ? <NewRule from={search.get('from') ?? ''} /> : <RuleView key={id} id={id} />;
}
