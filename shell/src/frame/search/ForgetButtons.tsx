import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { IconButton } from '@pinpu/shared/ui';
import { Beside, ForgetAll } from './popup-parts.ts';
import { forgetSearchAtom, recentSearchesAtom } from './recent-searches.ts';

/**
 * Forgets earlier searches, all or one: a column beside their lines, each of one height. An option may not hold a
 * button, so they stand outside the list.
 */
export function ForgetButtons({ onForgotten }: { onForgotten: () => void }) {
  const recent = useAtomValue(recentSearchesAtom);
  const forget = useSetAtom(forgetSearchAtom);
  if (recent.length === 0) return null;
  const drop = (word?: string) => {
    forget(word);
    onForgotten();
  };
  return (
    <Beside role="group" aria-label="清除最近搜尋">
      <ForgetAll variant="quiet" size="small" onClick={() => drop()}>
        全部清除
      </ForgetAll>
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
