import { tryLaterText } from '@pinpu/shared/api/failure';
import { searchedKeyword } from '@pinpu/shared/domain';
import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { homeKeywordsAtom, useAtomValue } from '@pinpu/shared/state';
import { Icon, VisuallyHidden } from '@pinpu/shared/ui';
import type { MouseEvent } from 'react';
import { loadApi } from '../../api/load-api.ts';
import { ClearButtons } from './ClearButtons.tsx';
import { ListboxContext } from './listbox-context.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { ChipOption, Chips, Inside, List, RecentOption, Sheet } from './popup-styles.ts';
import { recentSearchesAtom } from './recent-searches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSearchPath } from './search-path.ts';
import type { SearchList } from './use-search-list.ts';

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
  const { found, busy } = useSuggestions(open ? searchedKeyword(text) : '');
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

/** The configured keywords, shown while the input is empty. */
function QuickKeywords() {
  const searchPath = useSearchPath();
  const keywords = useAtomValue(homeKeywordsAtom);
  if (keywords.length === 0) return null;
  return (
    <OptionGroup title="熱門關鍵字">
      <Chips>
        {keywords.map((word) => (
          <ChipOption key={word} id={`quick-${word}`} to={searchPath(word)} search={word}>
            {word}
          </ChipOption>
        ))}
      </Chips>
    </OptionGroup>
  );
}

function RecentSearches() {
  const searchPath = useSearchPath();
  const recent = useAtomValue(recentSearchesAtom);
  if (recent.length === 0) return null;
  return (
    <OptionGroup title="最近搜尋">
      {recent.map((word) => (
        <RecentOption key={word} id={`recent-${word}`} to={searchPath(word)} search={word}>
          <Icon name="clock" size={20} />
          <span>{word}</span>
        </RecentOption>
      ))}
    </OptionGroup>
  );
}

const DEBOUNCE_MS = 160;

/**
 * Suggestions for `text`, debounced. The previous response is shown until the next arrives, and stale responses are
 * dropped. Errors are not shown, except for the message of a busy server.
 */
function useSuggestions(text: string) {
  const keyword = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data, error } = useQuery({
    queryKey: ['suggestions', keyword],
    queryFn: async ({ signal }) => (await loadApi()).fetchSuggestions(keyword, signal),
    enabled: keyword !== '',
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return text.trim() === '' ? {} : { found: data, busy: tryLaterText(error) };
}
