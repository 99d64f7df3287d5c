import { fetchSuggestions } from '@pinpu/shared/api';
import type { ProductItem } from '@pinpu/shared/contracts';
import { formatTwd } from '@pinpu/shared/domain';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Spinner, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface ProductSearchProps {
  label: string;
  /** The label of the button beside a product: `加入`. */
  action: string;
  hint?: string;
  error?: string;
  /** Ids of products that are already chosen. */
  chosen?: readonly string[];
  onChoose: (product: ProductItem) => void;
}

/** A search for products for sale, by name or code, with a button beside each to choose it. */
export function ProductSearch(props: ProductSearchProps) {
  const { label, action, hint = '', error = '', chosen = [], onChoose } = props;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 300);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['product-search', q],
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
        maxLength={60}
        hint={hint}
        error={error}
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
            <FoundProduct
              key={product.prd_id}
              product={product}
              action={action}
              isChosen={chosen.includes(product.prd_id)}
              onChoose={onChoose}
            />
          ))}
        </Found>
      )}
    </Stack>
  );
}

interface FoundProductProps extends Pick<ProductSearchProps, 'action' | 'onChoose'> {
  product: ProductItem;
  isChosen: boolean;
}

function FoundProduct({ product, action, isChosen, onChoose }: FoundProductProps) {
  const { prd_id, prd_name, prd_man_pic, price } = product;
  const text = isChosen ? '已選' : action;
  return (
    <li>
      <Picture src={prd_man_pic} alt="" sizes="44px" />
      <span>
        {prd_name}
        <small>
          {prd_id}，{formatTwd(price)}
        </small>
      </span>
      {/* Not `disabled`, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        aria-label={`${text}${prd_name}`}
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
  }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; }
`;
