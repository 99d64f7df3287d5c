import { PROMO_PRICE_LEVEL } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Chip } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalogue-paths.ts';
import type { Shelf } from './shelf.ts';

/** The categories beside this one, or the shop's first level; the row scrolls on phones. */
export function CategoryChips({ shelf: { category, parent, choices } }: { shelf: Shelf }) {
  const promo = useAtomValue(priceLevelAtom) === PROMO_PRICE_LEVEL;
  if (choices.length === 0) return null;
  const chip = (cate: string, text: string, current = false) => (
    <li key={cate}>
      <Chip as={Link} to={listPath(cate, promo)} aria-current={current ? 'page' : undefined}>
        {text}
      </Chip>
    </li>
  );
  return (
    <nav aria-label="商品分類">
      <Choices>
        {chip('', '所有商品')}
        {parent &&
          chip(parent.cate_name, `全部${parent.cate_name}`, parent.cate_id === category?.cate_id)}
        {choices.map(({ cate_id, cate_name }) =>
          chip(cate_name, cate_name, cate_id === category?.cate_id),
        )}
      </Choices>
    </nav>
  );
}

const Choices = styled.ul`
  --side: ${theme.space[16]};
  display: flex;
  gap: ${theme.space[8]};
  margin-inline: calc(-1 * var(--side));
  padding-inline: var(--side);
  overflow-x: auto;
  scrollbar-width: none;
  ${theme.media.tablet} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
  }
`;
