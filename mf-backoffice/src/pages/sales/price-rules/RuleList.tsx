import type { ShopPriceRulesQuery } from '@pinpu/shared/contracts/backoffice';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import { ListHead, PageLinks, TextSearch, useFreshData } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Stack, Tabs } from '@pinpu/shared/ui';
import { fetchRules } from '../../../api/price-rules.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { RuleRow } from './RuleRow.tsx';
import { STATES } from './rule/rule-texts.ts';
import { pathOfRules, RULES_PATH, ruleFilterOf } from './rule-filter.ts';

const TABS = [
  { id: 'all' as const, label: '全部' },
  ...STATES.map(({ state, text }) => ({ id: state, label: text })),
];

function Rules({ filter }: { filter: ShopPriceRulesQuery }) {
  const [data, waiting] = useFreshData('優惠活動', [SHOP_KEY, 'price-rules', filter], () =>
    fetchRules(filter),
  );
  const { after: _, ...first } = filter;
  if (data === undefined) return waiting;
  if (data.rules.length === 0)
    return (
      <EmptyState>
        {filter.q !== '' || filter.state !== 'all'
          ? '沒有符合的優惠活動。'
          : '還沒有優惠活動。新增一個，例如滿 1,000 折 100，結帳時會自動套用。'}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="優惠活動">
        {data.rules.map((rule) => (
          <RuleRow key={rule.rule_id} rule={rule} names={data.names} />
        ))}
      </ul>
      <PageLinks>
        {filter.after && <Link to={pathOfRules(first)}>回到最新的活動</Link>}
        {data.next !== '' && (
          <Link to={pathOfRules({ ...filter, after: data.next })}>較早的活動</Link>
        )}
      </PageLinks>
    </>
  );
}

/** The shop's rules of price: search, state, what they say, have cost, and a button that stops them. */
export function RuleList() {
  const [search] = useSearchParams();
  const filter = ruleFilterOf(search);
  const navigate = useNavigate();
  const show = (next: ShopPriceRulesQuery) => navigate(pathOfRules(next));
  return (
    <Stack>
      <ListHead>
        <h1>優惠活動</h1>
        <LinkButton as={Link} to={`${RULES_PATH}/new`}>
          新增優惠活動
        </LinkButton>
      </ListHead>
      <TextSearch
        label="搜尋優惠活動"
        placeholder="活動名稱"
        key={filter.q}
        q={filter.q}
        onSearch={(q) => show({ state: filter.state, q })}
      />
      <Tabs
        label="優惠活動狀態"
        items={TABS}
        selected={filter.state}
        onSelect={(state) => show({ state, q: filter.q })}
      >
        <Rules key={pathOfRules(filter)} filter={filter} />
      </Tabs>
    </Stack>
  );
}
