import { homeKeywordsAtom, useAtomValue } from '@pinpu/shared/state';
import { OptionGroup } from './OptionGroup.tsx';
import { ChipOption, Chips } from './popup-styles.ts';
import { useSearchPath } from './search-path.ts';

/** The configured keywords, shown while the input is empty. */
export function QuickKeywords() {
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
