import { categoryAddress, isGroupPriceLevel, type NamedCategory } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { categoriesAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Chip } from '@pinpu/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import type { CategoryPosition } from '../../features/listing/category-position.ts';

/** Chips of sibling categories, or of the top level; on phones the row scrolls to the selected one. */
export function CategoryChips({ position }: { position: CategoryPosition }) {
  const { everything, category, parent, choices } = position;
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const row = useRef<HTMLUListElement>(null);
  const categories = useAtomValue(categoriesAtom);
  const address = (one: NamedCategory) => categoryAddress(categories, one);
  const chosen = category?.cate_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is scrolled into view.
  useLayoutEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
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
      <Choices ref={row}>
        {chip('', '所有商品', everything)}
        {parent && chip(address(parent), `全部${parent.cate_name}`, parent.cate_id === chosen)}
        {choices.map((one) => chip(address(one), one.cate_name, one.cate_id === chosen))}
      </Choices>
    </nav>
  );
}

const Choices = styled.ul`
  --side: ${theme.space[16]};
  position: relative;
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
