import { fetchSuggestions } from '@pinpu/shared/api';
import { formatTwd } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Spinner, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface ProductChoiceProps {
  /** The chosen product's id, '' for none. */
  product: string;
  onChoose: (product: string) => void;
}

function Found({ q, product, onChoose }: ProductChoiceProps & { q: string }) {
  const { data, isError, isFetching } = useQuery({
    queryKey: ['embed-products', q],
    queryFn: async ({ signal }) => (await fetchSuggestions(q, signal)).products,
    enabled: q !== '',
    meta: { quiet: true },
  });
  return (
    <>
      {isFetching && <Spinner label="正在找商品" />}
      <p role="status">
        {!isFetching && isError && '目前無法搜尋商品，請稍後再試一次。'}
        {!isFetching && data?.length === 0 && '沒有符合的商品，請換個名稱或編號。'}
      </p>
      {data !== undefined && data.length > 0 && (
        <Products aria-label="找到的商品">
          {data.map(({ prd_id, prd_name, prd_man_pic, price }) => (
            <li key={prd_id}>
              <Picture src={prd_man_pic} alt="" sizes="44px" />
              <span>
                {prd_name}
                <small>
                  {prd_id}，{formatTwd(price)}
                </small>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-pressed={prd_id === product}
                aria-label={`${prd_id === product ? '已選' : '選擇'}${prd_name}`}
                onClick={() => onChoose(prd_id)}
              >
                {prd_id === product ? '已選' : '選擇'}
              </Button>
            </li>
          ))}
        </Products>
      )}
    </>
  );
}

/** Chooses a product of the shop by name or id. */
export function ProductChoice({ product, onChoose }: ProductChoiceProps) {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  return (
    <Choice
      role="search"
      aria-label="選擇商品"
      onSubmit={(event) => {
        event.preventDefault();
        setQ(typed.trim());
      }}
    >
      <TextField
        label="商品"
        type="search"
        enterKeyHint="search"
        placeholder="商品名稱或編號"
        autoComplete="off"
        maxLength={60}
        hint={product === '' ? '還沒有選' : `已選 ${product}`}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="secondary">
        搜尋
      </Button>
      <Results>
        <Found q={q} product={product} onChoose={onChoose} />
      </Results>
    </Choice>
  );
}

const Choice = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[8]};
  > button { min-height: 48px; margin-top: calc(${theme.size[15]} * ${theme.leading.text} + ${theme.space[4]}); }
`;

const Results = styled.div`
  grid-column: 1 / -1;
`;

const Products = styled.ul`
  display: grid;
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
