import type { Suggestions } from '@pinpu/shared/contracts';
import { categoryAddress } from '@pinpu/shared/domain';
import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { Icon } from '@pinpu/shared/ui';
import { Highlight } from './Highlight.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { LineOption, Nothing } from './popup-styles.ts';
import { SuggestedProduct } from './SuggestedProduct.tsx';
import { useSearchPath } from './search-path.ts';

interface SuggestionListProps {
  text: string;
  /** Undefined until the response arrives. */
  found: Suggestions | undefined;
  /** The message of a busy server, where there are no suggestions now. */
  busy: string | undefined;
}

/** The search itself as the first option, then the suggestions. */
export function SuggestionList({ text, found, busy }: SuggestionListProps) {
  const searchPath = useSearchPath();
  const all = useAtomValue(categoriesAtom);
  const { products = [], categories = [] } = found ?? {};
  return (
    <>
      <LineOption id="search" to={searchPath(text)} search={text} label={`搜尋「${text}」`}>
        <Icon name="search" size={20} />
        <span>
          搜尋「<b>{text}</b>」
        </span>
      </LineOption>
      {categories.length > 0 && (
        <OptionGroup title="分類">
          {categories.map((category) => (
            <LineOption
              key={category.cate_id}
              id={`cate-${category.cate_id}`}
              to={searchPath(categoryAddress(all, category))}
              label={category.cate_name}
            >
              <Icon name="menu" size={20} />
              <Highlight text={category.cate_name} match={text} />
            </LineOption>
          ))}
        </OptionGroup>
      )}
      {products.length > 0 && (
        <OptionGroup title="商品">
          {products.map((item) => (
            <SuggestedProduct key={item.prd_id} item={item} text={text} />
          ))}
        </OptionGroup>
      )}
      {found !== undefined && products.length + categories.length === 0 && (
        <Nothing aria-hidden>沒有相符的商品或分類，換個說法試試。</Nothing>
      )}
      {found === undefined && busy !== undefined && <Nothing aria-hidden>{busy}</Nothing>}
    </>
  );
}
