import { VisuallyHidden } from '@pinpu/shared/ui';
import type { MouseEvent } from 'react';
import { ClearButtons } from './ClearButtons.tsx';
import { ListboxContext } from './listbox-context.tsx';
import { Inside, List, Sheet } from './popup-styles.ts';
import { QuickKeywords } from './QuickKeywords.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import type { SearchList } from './use-search-list.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchPopupProps {
  list: SearchList;
  /** The text typed, without unfinished composition. */
  text: string;
  onChoose: (search?: string) => void;
  /** Called after an entry was cleared; the focused element may be gone. */
  onCleared: () => void;
}

/** Keeps the focus, and so a phone's keyboard, when the list is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

function statusText(count: number) {
  return count === 0 ? '沒有相符的商品或分類' : `有 ${count} 項建議，可用上下鍵選取`;
}

/** The popup of the search box: suggestions for the text, or recent searches and quick keywords. */
export function SearchPopup({ list, text, onChoose, onCleared }: SearchPopupProps) {
  const { id, ref, open, active } = list;
  const { found, busy } = useSuggestions(open ? text : '');
  const listbox = { listId: id, active, onChoose };
  const typed = text.trim() !== '';
  const count = found && found.products.length + found.categories.length;
  return (
    <ListboxContext value={listbox}>
      <VisuallyHidden role="status">
        {open && typed && (count === undefined ? busy : statusText(count))}
      </VisuallyHidden>
      <Sheet hidden={!open} onMouseDown={keepFocus}>
        <Inside>
          <List ref={ref} id={id} role="listbox" aria-label="搜尋建議">
            {open && typed && <SuggestionList text={text.trim()} found={found} busy={busy} />}
            {open && !typed && (
              <>
                <RecentSearches />
                <QuickKeywords />
              </>
            )}
          </List>
          {open && !typed && <ClearButtons onCleared={onCleared} />}
        </Inside>
      </Sheet>
    </ListboxContext>
  );
}
