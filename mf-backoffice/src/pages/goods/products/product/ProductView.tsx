import type { ShopProduct } from '@pinpu/shared/contracts/backoffice';
import { promoProductPath } from '@pinpu/shared/domain';
import { Link, useLocation, useNavigate } from '@pinpu/shared/router';
import { useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Badge, Notice, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { fetchShopProduct } from '../../../../api/products.ts';
import { productKey } from '../../../../api/shop-keys.ts';
import { productPath } from '../../../../features/products/product-path.ts';
import { DeleteProduct } from './DeleteProduct.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { VariantsLink, VariantsSection } from './variants/VariantsSection.tsx';

const BACK = <Link to="/el/shop/products">回商品列表</Link>;

function Head({ product }: { product: ShopProduct }) {
  const { prd_id = '', prd_name, enabled } = product.cells;
  const { state } = useLocation();
  const isListed = enabled === '是';
  return (
    <Stack $gap={8}>
      {BACK}
      <Row>
        <Name>{prd_name}</Name>
        <Badge $tone={isListed ? 'success' : 'grey'}>{isListed ? '上架中' : '已下架'}</Badge>
      </Row>
      <Row>
        <span>{prd_id}</span>
        <span>已售 {product.sold_out_qty}</span>
        {isListed && (
          <a href={promoProductPath(prd_id)} target="_blank" rel="noreferrer">
            在商店看
          </a>
        )}
        {product.variants !== undefined && <VariantsLink>規格</VariantsLink>}
        <DeleteProduct product={product} />
      </Row>
      {Object(state).created === prd_id && <Notice variant="success" message="已新增商品。" />}
    </Stack>
  );
}

/** One product at `/el/shop/products/{code}`. */
export function ProductView({ code }: { code: string }) {
  useDocumentTitle(`商品 ${code}`);
  const [data, waiting] = useFreshData(`商品 ${code}`, productKey(code), () =>
    fetchShopProduct(code),
  );
  const [isUnsaved, setUnsaved] = useState(false);
  if (data === undefined) return waiting;
  return (
    <>
      <ProductEditor code={code} product={data} isUnsaved={isUnsaved} onSaved={() => undefined}>
        <Head product={data} />
      </ProductEditor>
      <VariantsSection product={data} onDirty={setUnsaved} />
    </>
  );
}

/** The form of a new product at `/el/shop/products/new`; after saving, the product's own page is shown. */
export function NewProductView() {
  useDocumentTitle('新增商品');
  const navigate = useNavigate();
  return (
    <ProductEditor
      code=""
      product={undefined}
      onSaved={({ cells: { prd_id = '' } }) =>
        navigate(productPath(prd_id), { replace: true, state: { created: prd_id } })
      }
    >
      <Stack $gap={8}>
        {BACK}
        <h1>新增商品</h1>
      </Stack>
    </ProductEditor>
  );
}

const Name = styled.h1`
  min-width: 0;
  overflow-wrap: anywhere;
`;
