import type { Category } from '@pinpu/shared/contracts';
import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { useQuery } from '@pinpu/shared/query';
import { Link } from '@pinpu/shared/router';
import { homeKeywordsAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Chip, EmptyState, LinkButton, PageSection, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { ProductGrid } from '../../features/ProductGrid.tsx';
import { bestsellersQuery } from '../../features/product-queries.ts';
import { shownKeyword } from './shown-keyword.ts';

function KeywordLinks({ promo }: { promo: boolean }) {
  const keywords = useAtomValue(homeKeywordsAtom);
  if (keywords.length === 0) return null;
  return (
    <PageSection title="大家常找">
      <Keywords>
        {keywords.map((word) => (
          <li key={word}>
            <Chip as={Link} to={listPath(word, promo)}>
              {word}
            </Chip>
          </li>
        ))}
      </Keywords>
    </PageSection>
  );
}

interface NoResultsProps {
  /** The id of a category, a keyword, or the code of a bundle; '' for the list of everything. */
  cate: string;
  /** Undefined for a keyword and for a bundle. */
  category: Category | undefined;
  isOfBundle: boolean;
  /** Why nothing was found, where the server says it. */
  note: string | undefined;
}

function reason({ cate, category, isOfBundle, note }: NoResultsProps): string {
  if (note !== undefined) return note;
  if (isOfBundle) return '這個團購目前沒有可以購買的商品。';
  if (category) return `「${category.cate_name}」目前沒有商品，請過些時候再來看看。`;
  return `找不到和「${shownKeyword(cate)}」有關的商品。您可以換個說法，或從上面的分類逛起。`;
}

/** Shown for an empty list; of a category, keyword or bundle with links for keywords, and bestsellers. */
export function NoResults(list: NoResultsProps) {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  if (list.cate === '') return <EmptyState>目前還沒有商品，請過些時候再來看看。</EmptyState>;
  return (
    <Stack $gap={32}>
      <EmptyState
        action={
          <LinkButton as={Link} to={listPath('', promo)} $variant="secondary">
            看所有商品
          </LinkButton>
        }
      >
        {reason(list)}
      </EmptyState>
      <KeywordLinks promo={promo} />
      <Bestsellers />
    </Stack>
  );
}

const Keywords = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
`;

/** The bestsellers in stock; hidden if there are none. */
function Bestsellers() {
  const { data = [] } = useQuery(bestsellersQuery);
  if (data.length === 0) return null;
  return (
    <PageSection title="大家都買">
      <ProductGrid items={data} />
    </PageSection>
  );
}
