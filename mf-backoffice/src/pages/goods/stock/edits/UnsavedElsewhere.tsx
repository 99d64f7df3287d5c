import type { StockProduct } from '@pinpu/shared/contracts/backoffice';
import { Link } from '@pinpu/shared/router';
import { Notice, Row } from '@pinpu/shared/ui';
import { pathOfFilter } from '../rows/stock-filter.ts';
import type { StockDrafts } from './stock-drafts.ts';

interface UnsavedElsewhereProps {
  drafts: StockDrafts;
  products: readonly StockProduct[];
}

const MOST = 5;

/** Products with unsaved values that are not on this page, each with a link to it. */
export function UnsavedElsewhere({ drafts, products }: UnsavedElsewhereProps) {
  const shown = new Set(products.map(({ prd_id }) => prd_id));
  const others = Object.keys(drafts).filter((prd_id) => !shown.has(prd_id));
  if (others.length === 0) return null;
  return (
    <Notice variant="warning" message={`另有 ${others.length} 項商品的值還沒儲存。`}>
      <Row>
        {others.slice(0, MOST).map((prd_id) => (
          <Link key={prd_id} to={pathOfFilter({ show: 'all', sort: 'code', q: prd_id })}>
            {prd_id}
          </Link>
        ))}
      </Row>
    </Notice>
  );
}
