import type { StockQuery } from '@pinpu/shared/contracts/backoffice';
import { TextSearch } from '@pinpu/shared/staff';
import { SelectField } from '@pinpu/shared/ui';
import { SORT_LABELS } from './rows/stock-filter.ts';

interface StockSearchProps {
  filter: StockQuery;
  onChange: (change: Partial<StockQuery>) => void;
}

/** Searches names and codes, and sorts. */
export const StockSearch = ({ filter, onChange }: StockSearchProps) => (
  <TextSearch
    label="搜尋商品"
    placeholder="品名或商品編號"
    q={filter.q}
    onSearch={(q) => onChange({ q })}
  >
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
  </TextSearch>
);
