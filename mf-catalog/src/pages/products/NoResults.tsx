import { isGroupPriceLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { homeKeywordsAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Chip, EmptyState, LinkButton, PageSection, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { Bestsellers } from './Bestsellers.tsx';
import { shownKeyword } from './shown-keyword.ts';

/** Links for the configured keywords; nothing if there are none. */
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

/** Shown for an empty list; after a search, also links for keywords, and bestsellers. */
export function NoResults({ cate }: { cate: string }) {
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  if (cate === '') return <EmptyState>目前還沒有商品，請過些時候再來看看。</EmptyState>;
  return (
    <Stack $gap={32}>
      <EmptyState
        action={
          <LinkButton as={Link} to={listPath('', promo)} $variant="secondary">
            看所有商品
          </LinkButton>
        }
      >
        找不到和「{shownKeyword(cate)}」有關的商品。您可以換個說法，或從上面的分類逛起。
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
