import type { Category } from '@pinpu/shared/contracts';
import { categoryAddress } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { categoriesAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Picture } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';
import { HOME_CATEGORIES } from '../../features/limits.ts';
import { shuffle } from '../../features/shuffle.ts';
import { useVisitSeed } from '../../features/visit-seed.ts';

/** Categories that contain products directly: those without children. */
function leaves(categories: readonly Category[]) {
  const parents = new Set(categories.map((category) => category.parent_cate_id));
  return categories.filter((category) => !parents.has(category.cate_id));
}

/** Up to ten categories in this visit's order, styled as a patchwork (spec §2). */
export function CategoryBand() {
  const categories = useAtomValue(categoriesAtom);
  const visitSeed = useVisitSeed();
  const shown = shuffle(leaves(categories), visitSeed).slice(0, HOME_CATEGORIES);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="商品分類">
      <Cloth $count={shown.length}>
        {shown.map(({ cate_attachment, ...category }) => (
          <li key={category.cate_id}>
            <Patch to={listPath(categoryAddress(categories, category), false)}>
              {cate_attachment === '' ? (
                <Plain aria-hidden data-sign={[...category.cate_name][0]} />
              ) : (
                <Picture
                  src={cate_attachment}
                  alt=""
                  sizes="(min-width:1264px) 120px, (min-width:600px) calc(10vw - 6px), calc(20vw - 6px)"
                />
              )}
              {category.cate_name}
            </Patch>
          </li>
        ))}
      </Cloth>
    </nav>
  );
}

const Cloth = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.ceil($count / 2)}, minmax(0, 1fr));
  row-gap: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr)); }
`;

/** A plain patch with the category's first character, if it has no picture. */
const Plain = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  background: ${theme.colour.tint};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[25]};
  &::before { content: attr(data-sign); }
`;

const Patch = styled(Link)`
  display: grid;
  gap: ${theme.space[8]};
  height: 100%;
  align-content: start;
  font-size: ${theme.size[13]};
  line-height: ${theme.leading.heading};
  text-align: center;
  text-decoration: none;
  img { border-radius: 0; }
  ${theme.media.desktop} { font-size: ${theme.size[15]}; }
  ${theme.media.hover} { &:hover { text-decoration: underline; } }
`;
