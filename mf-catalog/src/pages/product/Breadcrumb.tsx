import type { Product } from '@pinpu/shared/contracts';
import { categoryAddress, isGroupPriceLevel } from '@pinpu/shared/domain';
import { Link } from '@pinpu/shared/router';
import { categoriesAtom, priceLevelAtom, useAtomValue } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';
import { listPath } from '../../features/catalog-paths.ts';

/** The breadcrumb: home, parent category, category, product (spec §2). */
export function Breadcrumb({ product }: { product: Product }) {
  const categories = useAtomValue(categoriesAtom);
  const promo = isGroupPriceLevel(useAtomValue(priceLevelAtom));
  const category = categories.find((one) => one.cate_id === product.cate_id);
  const parent = categories.find((one) => one.cate_id === category?.parent_cate_id);
  return (
    <Way aria-label="目前位置">
      <Steps>
        <li>
          <Link to="/">首頁</Link>
        </li>
        {[parent, category].map(
          (one) =>
            one && (
              <li key={one.cate_id}>
                <Link to={listPath(categoryAddress(categories, one), promo)}>{one.cate_name}</Link>
              </li>
            ),
        )}
        <li aria-current="page">{product.prd_name}</li>
      </Steps>
    </Way>
  );
}

const Way = styled.nav`
  overflow: hidden;
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[13]};
`;

const Steps = styled.ol`
  display: flex;
  align-items: center;
  white-space: nowrap;
  li { display: flex; align-items: center; }
  li + li::before {
    content: '';
    width: 5px;
    height: 5px;
    margin-inline: ${theme.space[8]};
    border: solid ${theme.colour.edge};
    border-width: 1px 1px 0 0;
    transform: rotate(45deg);
  }
  li:last-child { display: block; overflow: hidden; min-width: 0; text-overflow: ellipsis; }
  li:last-child::before { display: inline-block; vertical-align: middle; }
  a { display: inline-block; padding-block: 11px; text-decoration: none; }
  ${theme.media.hover} { a:hover { color: ${theme.colour.ink}; text-decoration: underline; } }
`;
