import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Picture, Stack } from '@pinpu/shared/ui';
import { ProductSearch } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchGoods } from '../../../../api/goods.ts';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';

interface GoodsPickerProps {
  ids: readonly string[];
  max: number;
  error: string;
  onChange: (ids: string[]) => void;
}

/** Chosen products in order, and a search for more. */
export function GoodsPicker({ ids, max, error, onChange }: GoodsPickerProps) {
  const { data = [], isPending } = useQuery({
    queryKey: ['goods-chosen', ids],
    queryFn: () => fetchGoods(ids),
    placeholderData: (before) => before,
    meta: { quiet: true },
  });
  const known = new Map(data.map((product) => [product.prd_id, product]));
  const nameOf = (id: string) => known.get(id)?.prd_name ?? id;
  return (
    <Stack>
      {ids.length > 0 && (
        <OrderedList
          label="選好的商品"
          items={ids}
          keyOf={(id) => id}
          nameOf={nameOf}
          onChange={onChange}
        >
          {(id) => (
            <Chosen>
              <Picture src={known.get(id)?.prd_man_pic ?? ''} alt="" sizes="44px" />
              <span>
                {id}
                {!isPending && !known.has(id) && <small>沒有上架，首頁不會顯示</small>}
              </span>
            </Chosen>
          )}
        </OrderedList>
      )}
      {ids.length < max ? (
        <ProductSearch
          label={`加入商品（${ids.length} / ${max}）`}
          action="加入"
          error={error}
          chosen={ids}
          onChoose={({ prd_id }) => onChange([...ids, prd_id])}
        />
      ) : (
        <p>最多 {max} 件商品。</p>
      )}
    </Stack>
  );
}

const Chosen = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[12]};
  padding: ${theme.space[8]} ${theme.space[12]};
  small { display: block; color: ${theme.colour.vermilionDeep}; font-size: ${theme.size[13]}; }
`;
