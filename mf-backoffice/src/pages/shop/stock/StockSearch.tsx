import type { StockQuery } from '@pinpu/shared/contracts/backoffice';
import { Button, SelectField, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { SearchBar } from '../../../features/SearchBar.ts';
import { SORT_LABELS } from './stock-filter.ts';

interface StockSearchProps {
  filter: StockQuery;
  onChange: (change: Partial<StockQuery>) => void;
}

/** Searches names and codes, and sorts. */
export function StockSearch({ filter, onChange }: StockSearchProps) {
  const [q, setQ] = useState(filter.q);
  return (
    <SearchBar
      role="search"
      aria-label="搜尋商品"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: q.trim() });
      }}
    >
      <TextField
        label="搜尋商品"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder="品名或商品編號"
        value={q}
        onChange={({ currentTarget: { value } }) => setQ(value)}
      />
      <Button type="submit" variant="secondary">
        搜尋
      </Button>
      {filter.q !== '' && (
        <Button variant="quiet" onClick={() => onChange({ q: '' })}>
          清除
        </Button>
      )}
      <SelectField
        label="排序"
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: SORT_LABELS.find(({ sort }) => sort === value)?.sort ?? 'code' })
        }
      >
        {SORT_LABELS.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
    </SearchBar>
  );
}
