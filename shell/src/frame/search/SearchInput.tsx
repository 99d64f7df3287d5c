import { selectOnFocus } from '@pinpu/shared/ui';
import type { ComponentPropsWithRef } from 'react';
import { Input } from './search-styles.ts';
import type { SearchList } from './use-search-list.ts';

type SearchInputProps = ComponentPropsWithRef<'input'> & {
  suggestions: SearchList;
};

/** The input of the search combobox; selects its text on focus (spec §2 Header). */
export function SearchInput({ suggestions, ...box }: SearchInputProps) {
  const { id, open, active, show, leave, onKeyDown } = suggestions;
  return (
    <Input
      {...box}
      role="combobox"
      type="text"
      name="q"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label="搜尋商品"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={id}
      aria-activedescendant={active}
      placeholder="請輸入關鍵字"
      onInput={(event) => {
        selectOnFocus.onInput(event);
        show();
        leave();
      }}
      onFocus={(event) => {
        selectOnFocus.onFocus(event);
        show();
      }}
      onClick={show}
      onKeyDown={onKeyDown}
    />
  );
}
