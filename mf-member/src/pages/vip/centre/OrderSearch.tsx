import type { OrderHistoryFilter } from '@pinpu/shared/contracts';
import { theme } from '@pinpu/shared/theme';
import { Button, SelectField, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface OrderSearchProps {
  filter: OrderHistoryFilter;
  years: readonly number[];
  onChange: (filter: OrderHistoryFilter) => void;
}

/** Filters the orders by year and text. */
export function OrderSearch({ filter, years, onChange }: OrderSearchProps) {
  const { tab, year, q = '' } = filter;
  const [typed, setTyped] = useState(q);
  const choose = (chosen: number | undefined, text: string) =>
    onChange({ tab, ...(chosen && { year: chosen }), ...(text && { q: text }) });
  const known = year === undefined || years.includes(year) ? years : [year, ...years];
  return (
    <Bar
      role="search"
      aria-label="搜尋訂單"
      onSubmit={(event) => {
        event.preventDefault();
        choose(year, typed.trim());
      }}
    >
      <SelectField
        label="年份"
        value={year ?? ''}
        onChange={({ currentTarget: { value } }) => choose(Number(value) || undefined, q)}
      >
        <option value="">全部</option>
        {known.map((one) => (
          <option key={one} value={one}>
            {one} 年
          </option>
        ))}
      </SelectField>
      <TextField
        label="訂單編號或商品名稱"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (value === '' && q !== '') choose(year, '');
        }}
      />
      <Button type="submit" variant="secondary">
        搜尋
      </Button>
    </Bar>
  );
}

const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[12]};
  max-width: ${theme.width.reading};
  padding-bottom: ${theme.space[8]};
  > :first-child { flex: 0 0 104px; }
  > :nth-child(2) { flex: 999 1 140px; }
  > button { flex: 1 0 auto; min-height: 48px; }
`;
