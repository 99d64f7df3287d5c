import type { ShopPromotersQuery } from '@pinpu/shared/contracts/backoffice';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { ListHead, TextSearch, useFreshData } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, Stack, Tabs } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { fetchPromoters } from '../../../api/promoters.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { PromoterRow } from './PromoterRow.tsx';
import { AddPromoter } from './promoter/AddPromoter.tsx';
import { PromoterView } from './promoter/PromoterView.tsx';
import { PROMOTER_TAB_LABELS, pathOfPromoters, promoterFilterOf } from './promoter-filter.ts';

/** A page of promoters, with a link to the next one. */
function PromoterList({ filter }: { filter: ShopPromotersQuery }) {
  const [data, waiting] = useFreshData('推廣者', [SHOP_KEY, 'promoters', filter], () =>
    fetchPromoters(filter),
  );
  if (data === undefined) return waiting;
  const { promoters, next, total } = data;
  if (promoters.length === 0)
    return (
      <EmptyState>
        {filter.q === '' ? '這裡目前沒有推廣者。' : '沒有符合的推廣者，請換個關鍵字。'}
      </EmptyState>
    );
  return (
    <>
      <Total>共 {total} 位，可撥款多的在前</Total>
      <ul aria-label="推廣者">
        {promoters.map((promoter) => (
          <PromoterRow key={promoter.cus_id} promoter={promoter} />
        ))}
      </ul>
      <Pages aria-label="分頁">
        {filter.after !== '' && (
          <Link to={pathOfPromoters({ ...filter, after: '' })}>回到第一頁</Link>
        )}
        {next !== '' && <Link to={pathOfPromoters({ ...filter, after: next })}>下一頁</Link>}
      </Pages>
    </>
  );
}

function Promoters() {
  const [search] = useSearchParams();
  const filter = promoterFilterOf(search);
  const navigate = useNavigate();
  const show = (next: Pick<ShopPromotersQuery, 'tab' | 'q'>) =>
    navigate(pathOfPromoters({ ...next, after: '' }));
  return (
    <Stack>
      <ListHead>
        <h1>推廣者</h1>
        <AddPromoter />
      </ListHead>
      <TextSearch
        label="搜尋全部推廣者"
        name="搜尋推廣者"
        placeholder="姓名、E-mail、推廣碼、自訂網址"
        key={filter.q}
        q={filter.q}
        onSearch={(q) => show({ q, tab: q === '' ? 'active' : 'all' })}
      />
      <Tabs
        label="推廣者分類"
        items={PROMOTER_TAB_LABELS}
        selected={filter.tab}
        onSelect={(tab) => show({ q: filter.q, tab })}
      >
        <PromoterList filter={filter} />
      </Tabs>
    </Stack>
  );
}

/** The list of promoters at `/el/shop/promoters`, or one promoter below it. */
export const PromotersView = ({ id }: ViewProps) =>
  id === '' ? <Promoters /> : <PromoterView key={id} id={id} />;

const Total = styled.p`
  padding-bottom: ${theme.space[16]};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
`;

const Pages = styled.nav`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[16]};
  a { display: inline-flex; align-items: center; min-height: ${theme.width.touch}; }
`;
