import type { ShopProductsQuery } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { SearchBar } from '@pinpu/shared/staff';
import { Button, SelectField, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { fetchShopCategories } from '../../../api/products.ts';
import { CATEGORIES_KEY } from '../../../api/shop-keys.ts';
import { categoryOptions } from '../../../features/products/category-options.ts';
import { SORT_LABELS } from './product-filter.ts';

interface ProductSearchProps {
  filter: ShopProductsQuery;
  onChange: (filter: ShopProductsQuery) => void;
}

/**
 * Searches products by code or name, filters by category, and sorts. Enter that belongs to an input method does not
 * submit.
 */
export function ProductSearch({ filter, onChange }: ProductSearchProps) {
  const [q, setQ] = useState(filter.q);
  const { data } = useQuery({ queryKey: CATEGORIES_KEY, queryFn: fetchShopCategories });
  const change = (fields: Partial<ShopProductsQuery>) =>
    onChange({ ...filter, q: q.trim(), after: '', ...fields });
  return (
    <SearchBar
      role="search"
      aria-label="搜尋商品"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
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
      <SelectField
        label="分類"
        value={filter.cate}
        onChange={({ currentTarget: { value } }) => change({ cate: value })}
      >
        <option value="">全部分類</option>
        {categoryOptions(data?.categories ?? []).map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="排列"
        value={filter.sort}
        onChange={({ currentTarget: { value } }) =>
          change({ sort: SORT_LABELS.find(({ sort }) => sort === value)?.sort ?? 'new' })
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
