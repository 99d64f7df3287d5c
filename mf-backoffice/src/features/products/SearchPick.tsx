import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Button, Picture, Spinner, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SHOP_KEY } from '../../api/shop-keys.ts';

const SHOWN = 8;

/** Something that a search finds. */
export interface FoundGoods {
  id: string;
  name: string;
  picture: string;
  /** Shown below the name. */
  note: string;
}

interface SearchPickProps<Found extends FoundGoods> {
  label: string;
  /** Name of the field, and of the search in the cache. */
  name: string;
  chosen: readonly string[];
  error: string;
  /** Shown where nothing is found. */
  nothing: string;
  search: (q: string) => Promise<Found[]>;
  isPossible?: (found: Found) => boolean;
  onChoose: (found: Found) => void;
}

/** A search for goods by name or code, on sale or not, with a button beside each to choose it. */
export function SearchPick<Found extends FoundGoods>(props: SearchPickProps<Found>) {
  const { label, name, chosen, error, nothing, search, isPossible = () => true, onChoose } = props;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 300);
  const { data, isError, isFetching } = useQuery({
    queryKey: [SHOP_KEY, 'search', name, q],
    queryFn: () => search(q),
    enabled: q !== '',
    meta: { quiet: true },
  });
  const found = q === '' ? [] : (data ?? []).filter(isPossible);
  return (
    <Stack $gap={8}>
      <TextField
        label={label}
        name={name}
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
        {q !== '' && data && found.length === 0 && nothing}
        {found.length > SHOWN && `符合的商品有 ${found.length} 項以上，請寫得更完整。`}
      </p>
      {found.length > 0 && (
        <List aria-label="找到的商品">
          {found.slice(0, SHOWN).map((one) => (
            <FoundLine
              key={one.id}
              found={one}
              isChosen={chosen.includes(one.id)}
              onChoose={() => onChoose(one)}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}

interface FoundLineProps {
  found: FoundGoods;
  isChosen: boolean;
  onChoose: () => void;
}

function FoundLine({ found: { name, picture, note }, isChosen, onChoose }: FoundLineProps) {
  const text = isChosen ? '已加入' : '加入';
  return (
    <li>
      <Picture src={picture} alt="" sizes="44px" />
      <span>
        {name}
        <small>{note}</small>
      </span>
      {/* Not `disabled`, so that it keeps the focus. */}
      <Button
        variant="secondary"
        size="small"
        aria-label={`${text}${name}`}
        aria-pressed={isChosen}
        onClick={() => !isChosen && onChoose()}
      >
        {text}
      </Button>
    </li>
  );
}

const List = styled.ul`
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
