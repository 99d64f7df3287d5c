import { Button, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { SearchBar } from '../../../features/SearchBar.ts';

interface PromoterSearchProps {
  /** What is searched for now. */
  q: string;
  onSearch: (q: string) => void;
}

/** Searches all promoters, whichever tab is shown. Enter in an input method does not send. */
export function PromoterSearch({ q, onSearch }: PromoterSearchProps) {
  const [typed, setTyped] = useState(q);
  return (
    <SearchBar
      role="search"
      aria-label="搜尋推廣者"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label="搜尋全部推廣者"
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder="姓名、E-mail、推廣碼、自訂網址"
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
