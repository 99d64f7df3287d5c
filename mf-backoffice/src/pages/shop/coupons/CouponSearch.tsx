import { Button, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { SearchBar } from '../../../features/SearchBar.ts';

/** Searches coupons by a part of their code or note. */
export function CouponSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  return (
    <SearchBar
      role="search"
      aria-label="搜尋優惠券"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label="搜尋優惠券"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder="代碼、備註"
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Button type="submit" variant="secondary">
        搜尋
      </Button>
      {q !== '' && (
        <Button variant="quiet" onClick={() => onSearch('')}>
          清除
        </Button>
      )}
    </SearchBar>
  );
}
