import { productPagePath } from '@pinpu/shared/domain';
import { Link, useSearchParams } from '@pinpu/shared/router';
import { useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { EmptyState, LinkButton, Page } from '@pinpu/shared/ui';
import styled from 'styled-components';

const PRODUCT = /^[\w-]{1,40}$/;

/**
 * `/link-ended`: the target of short links that are unknown, stopped or have ended; links to the product or the shop.
 */
export function LinkEndedPage() {
  useDocumentTitle('推廣連結已結束');
  const [search] = useSearchParams();
  const prd_id = search.get('product') ?? '';
  return (
    <Place>
      <h1>推廣連結已結束</h1>
      <EmptyState
        action={
          <Ways>
            {PRODUCT.test(prd_id) && (
              <LinkButton as={Link} to={productPagePath(prd_id)}>
                看這項商品
              </LinkButton>
            )}
            <LinkButton as={Link} to="/products" $variant="secondary">
              看所有商品
            </LinkButton>
            <LinkButton as={Link} to="/" $variant="secondary">
              回首頁
            </LinkButton>
          </Ways>
        }
      >
        您開啟的推廣連結已經結束或不存在，團購優惠也隨之結束。商品仍可在本店購買。
      </EmptyState>
    </Place>
  );
}

const Place = styled(Page)`
  padding-block: ${theme.space[32]};
  h1 { font-size: ${theme.size[25]}; letter-spacing: .04em; }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[12]};
`;
