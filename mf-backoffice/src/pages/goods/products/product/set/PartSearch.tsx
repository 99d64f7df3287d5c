import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { lineName } from '@pinpu/shared/domain';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Spinner, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SHOP_KEY } from '../../../../../api/shop-keys.ts';
import { fetchStock } from '../../../../../api/stock.ts';

const SHOWN = 8;

interface PartSearchProps {
  /** The codes that can't be chosen: the product itself. */
  without: string;
  chosen: readonly string[];
  error: string;
  onChoose: (product: StockProduct) => void;
}

/** A search for what a set can contain, by name or code, on sale or not. */
export function PartSearch({ without, chosen, error, onChoose }: PartSearchProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 300);
  const { data, isError, isFetching } = useQuery({
    queryKey: [SHOP_KEY, 'part-search', q],
    queryFn: () => fetchStock({ show: 'all', sort: 'code', q }),
    enabled: q !== '',
    meta: { quiet: true },
  });
  const isPossible = ({ prd_id, set_qty }: StockProduct) =>
    set_qty === undefined && prd_id !== without;
  const found = q === '' ? [] : (data?.products ?? []).filter(isPossible);
  return (
    <Stack $gap={8}>
      <TextField
        label="加入商品"
        name="set_parts"
        type="search"
        value={typed}
        placeholder="商品名稱或編號"
        autoComplete="off"
        maxLength={60}
        error={error}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isFetching && data === undefined && <Spinner label="正在找商品" />}
      <p role="status">
        {q !== '' && isError && '目前無法搜尋商品，請稍後再試一次。'}
        {q !== '' && data && found.length === 0 && '沒有符合的商品；組合不能放進另一個組合。'}
        {found.length > SHOWN && `符合的商品有 ${found.length} 項以上，請寫得更完整。`}
      </p>
      {found.length > 0 && (
        <Found aria-label="找到的商品">
          {found.slice(0, SHOWN).map((product) => (
            <FoundPart
              key={product.prd_id}
              product={product}
              isChosen={chosen.includes(product.prd_id)}
              onChoose={onChoose}
            />
          ))}
        </Found>
      )}
    </Stack>
  );
}

interface FoundPartProps extends Pick<PartSearchProps, 'onChoose'> {
  product: StockProduct;
  isChosen: boolean;
}

function FoundPart({ product, isChosen, onChoose }: FoundPartProps) {
  const { prd_id, prd_man_pic, on_hand, reserved, enabled } = product;
  const text = isChosen ? '已加入' : '加入';
  return (
    <li>
      <Picture src={prd_man_pic} alt="" sizes="44px" />
      <span>
        {lineName(product)}
        <small>
          {prd_id}，可賣 {on_hand - reserved}
          {!enabled && '，未上架'}
        </small>
      </span>
      {/* Not `disabled`, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        aria-label={`${text}${lineName(product)}`}
        aria-pressed={isChosen}
        onClick={() => !isChosen && onChoose(product)}
      >
        {text}
      </Button>
    </li>
  );
}

const Found = styled.ul`
  display: grid;
  max-height: 320px;
  overflow-y: auto;
  border: ${theme.border.hairline};
  background: ${theme.colour.card};
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[12]};
    padding: ${theme.space[8]} ${theme.space[12]};
    border-bottom: ${theme.border.hairline};
    overflow-wrap: anywhere;
  }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
