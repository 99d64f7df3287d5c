import type { ShopOrdersQuery } from '@pinpu/shared/contracts/backoffice';
import { DateField, SearchBar } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import { Button, Disclosure, TextField, useMediaQuery } from '@pinpu/shared/ui';
import { useState } from 'react';
import { filterOfTab } from './order-filter.ts';

interface OrderSearchProps {
  filter: ShopOrdersQuery;
  onChange: (filter: ShopOrdersQuery) => void;
}

interface DaysProps {
  typed: { from: string; to: string };
  /** True if the last day is before the first. */
  wrong: boolean;
  onChange: (days: { from?: string; to?: string }) => void;
}

const Days = ({ typed: { from, to }, wrong, onChange }: DaysProps) => (
  <>
    <DateField
      label="訂購日期從"
      value={from}
      onChange={({ currentTarget: { value } }) => onChange({ from: value })}
    />
    <DateField
      label="到"
      value={to}
      error={wrong ? '結束日期要在開始日期之後' : ''}
      onChange={({ currentTarget: { value } }) => onChange({ to: value })}
    />
  </>
);

/**
 * Searches all orders, whichever tab is shown, and limits them to a range of days. Enter that belongs to an input
 * method does not submit.
 */
export function OrderSearch({ filter, onChange }: OrderSearchProps) {
  const [typed, setTyped] = useState({ q: filter.q, from: filter.from ?? '', to: filter.to ?? '' });
  const send = ({ q, from, to } = typed) => {
    const text = q.trim();
    const tab = text !== '' && text !== filter.q ? 'all' : filter.tab;
    const next = tab === filter.tab ? filter : filterOfTab(filter, tab);
    onChange({ tab, q: text, sort: next.sort, ...(from && { from }), ...(to && { to }) });
  };
  const isPhone = useMediaQuery(theme.media.phone.replace('@media ', ''));
  const isReversed = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const days = (
    <Days typed={typed} wrong={isReversed} onChange={(range) => setTyped({ ...typed, ...range })} />
  );
  return (
    <SearchBar
      role="search"
      aria-label="搜尋訂單"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed) send();
      }}
    >
      <TextField
        label="搜尋全部訂單"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder="編號、姓名、手機、E-mail、地址、商品"
        value={typed.q}
        onChange={({ currentTarget: { value } }) => setTyped({ ...typed, q: value })}
      />
      <Button type="submit" variant="secondary">
        搜尋
      </Button>
      {(filter.q || filter.from || filter.to) && (
        <Button
          variant="quiet"
          onClick={() => {
            const nothing = { q: '', from: '', to: '' };
            setTyped(nothing);
            send(nothing);
          }}
        >
          清除
        </Button>
      )}
      {isPhone ? (
        <Disclosure summary="日期" defaultOpen={typed.from !== '' || typed.to !== ''}>
          {days}
        </Disclosure>
      ) : (
        days
      )}
    </SearchBar>
  );
}
