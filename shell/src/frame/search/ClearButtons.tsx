import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { IconButton } from '@pinpu/shared/ui';
import { Beside, ClearAll } from './popup-styles.ts';
import { clearSearchAtom, recentSearchesAtom } from './recent-searches.ts';

/**
 * Buttons that clear recent searches, all or one: a column beside their rows, with equal row height. An option must not
 * contain a button, so they are outside the list.
 */
export function ClearButtons({ onCleared }: { onCleared: () => void }) {
  const recent = useAtomValue(recentSearchesAtom);
  const forget = useSetAtom(clearSearchAtom);
  if (recent.length === 0) return null;
  const drop = (word?: string) => {
    forget(word);
    onCleared();
  };
  return (
    <Beside role="group" aria-label="清除最近搜尋">
      <ClearAll variant="quiet" size="small" onClick={() => drop()}>
        全部清除
      </ClearAll>
      {recent.map((word) => (
        <IconButton
          key={word}
          icon="close"
          aria-label={`移除「${word}」`}
          onClick={() => drop(word)}
        />
      ))}
    </Beside>
  );
}
