import { useAtomValue } from '@pinpu/shared/state';
import { Icon } from '@pinpu/shared/ui';
import { OptionGroup } from './OptionGroup.tsx';
import { RecentOption } from './popup-styles.ts';
import { recentSearchesAtom } from './recent-searches.ts';
import { useSearchPath } from './search-path.ts';

/** Recent searches, one per row. */
export function RecentSearches() {
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
