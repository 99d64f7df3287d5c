import { LABEL_HEIGHT } from '@pinpu/shared/forms';
import { theme } from '@pinpu/shared/theme';
import { Button, TextField } from '@pinpu/shared/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface TextSearchProps {
  label: string;
  /** Name of the search for screen readers; by default the field's label. */
  name?: string;
  placeholder: string;
  /** The current search text. */
  q: string;
  onSearch: (q: string) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** A text search with a button that clears it. Enter that belongs to an input method does not submit. */
export function TextSearch(props: TextSearchProps) {
  const { label, name = label, placeholder, q, onSearch, children } = props;
  const [typed, setTyped] = useState(q);
  return (
    <SearchBar
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        label={label}
        type="search"
        maxLength={60}
        enterKeyHint="search"
        placeholder={placeholder}
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
      {children}
    </SearchBar>
  );
}

/** A search: a wide field, its button, and further fields if there is room. */
export const SearchBar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[12]};
  > div { flex: 1 1 168px; }
  > :first-child { flex: 999 1 220px; }
  > button { flex: 0 0 auto; min-height: 48px; margin-top: ${LABEL_HEIGHT}; }
`;
