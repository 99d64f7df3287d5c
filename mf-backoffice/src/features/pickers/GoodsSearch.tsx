import { fetchSuggestions } from '@pinpu/shared/api';
import type { ProductItem } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Spinner, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface GoodsSearchProps {
  label: string;
  /** What the button beside a product says: `加入`. */
  action: string;
  error?: string;
  /** Products that can't be chosen, as they are chosen already. */
  chosen?: readonly string[];
  onChoose: (product: ProductItem) => void;
}

/** Finds products for sale by name or code, each with a button to choose it. */
export function GoodsSearch({ label, action, error, chosen = [], onChoose }: GoodsSearchProps) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 300);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['goods-search', q],
    queryFn: async ({ signal }) => (await fetchSuggestions(q, signal)).products,
    enabled: q !== '',
    meta: { quiet: true },
  });
  const found = q === '' ? [] : (data ?? []);
  return (
    <Stack $gap={8}>
      <TextField
        label={label}
        type="search"
        value={typed}
        placeholder="商品名稱或編號"
        autoComplete="off"
        error={error ?? ''}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {isFetching && data === undefined && <Spinner label="正在找商品" />}
      <p role="status">
        {q !== '' && isError && '目前無法搜尋商品，請稍後再試一次。'}
        {q !== '' && data?.length === 0 && '沒有符合的商品；沒有上架的商品不會列出。'}
      </p>
      {found.length > 0 && (
        <Found aria-label="找到的商品">
          {found.map((product) => (
            <li key={product.prd_id}>
              <Picture src={product.prd_man_pic} alt="" sizes="44px" />
              <span>
                {product.prd_name}
                <small>
                  {product.prd_id}，{formatTwd(product.price)}
                </small>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${action}${product.prd_name}`}
                disabled={chosen.includes(product.prd_id)}
                onClick={() => onChoose(product)}
              >
                {chosen.includes(product.prd_id) ? '已選' : action}
              </Button>
            </li>
          ))}
        </Found>
      )}
    </Stack>
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
  }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
