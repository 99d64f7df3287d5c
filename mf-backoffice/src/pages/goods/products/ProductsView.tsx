import type { ShopProductRow, ShopProductsQuery } from '@pinpu/shared/contracts/backoffice';
import { useQuery } from '@pinpu/shared/query';
import { Link, useNavigate, useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { PageLinks } from '@pinpu/shared/staff';
import { EmptyState, LinkButton, Row, Stack, Tabs } from '@pinpu/shared/ui';
import { NotLoaded } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { fetchShopProducts } from '../../../api/products.ts';
import { SHOP_KEY } from '../../../api/shop-keys.ts';
import { NEW_PRODUCT } from '../../../features/products/product-path.ts';
import { ExportButton } from './ExportButton.tsx';
import { ProductRow } from './ProductRow.tsx';
import { ProductSearch } from './ProductSearch.tsx';
import { NewProductView, ProductView } from './product/ProductView.tsx';
import { pathOfProducts, productFilterOf, STATE_LABELS } from './product-filter.ts';

const Head = () => (
  <Row as="header">
    <Title>商品</Title>
    <LinkButton as={Link} to="/el/shop/products/new">
      新增商品
    </LinkButton>
    <LinkButton as={Link} to="/el/shop/import" $variant="secondary">
      匯入
    </LinkButton>
    <ExportButton />
    <LinkButton as={Link} to="/el/shop/categories" $variant="secondary">
      管理分類
    </LinkButton>
  </Row>
);

interface ProductListProps {
  products: readonly ShopProductRow[];
  filter: ShopProductsQuery;
  /** The cursor of the next page; '' at the end. */
  next: string;
}

function ProductList({ products, filter, next }: ProductListProps) {
  const isFiltered = filter.q !== '' || filter.cate !== '' || filter.state !== 'all';
  if (products.length === 0 && isFiltered)
    return <EmptyState>沒有符合的商品，請換個關鍵字或分類。</EmptyState>;
  if (products.length === 0)
    return (
      <EmptyState action={<Link to="/el/shop/import">從試算表一次匯入許多商品</Link>}>
        商店還沒有商品，請先新增第一個。
      </EmptyState>
    );
  return (
    <>
      <ul aria-label="商品">
        {products.map((product) => (
          <ProductRow key={product.prd_id} product={product} />
        ))}
      </ul>
      <PageLinks>
        {filter.after !== '' && <Link to={pathOfProducts({ ...filter, after: '' })}>回第一頁</Link>}
        {next !== '' && <Link to={pathOfProducts({ ...filter, after: next })}>下一頁</Link>}
      </PageLinks>
    </>
  );
}

function Products() {
  const [search] = useSearchParams();
  const filter = productFilterOf(search);
  const navigate = useNavigate();
  const show = (next: ShopProductsQuery) => navigate(pathOfProducts(next));
  const { data, ...query } = useQuery({
    queryKey: [SHOP_KEY, 'products', filter],
    queryFn: () => fetchShopProducts(filter),
    staleTime: 0,
  });
  return (
    <Stack>
      <Head />
      <ProductSearch key={filter.q} filter={filter} onChange={show} />
      <Tabs
        label="商品狀態"
        items={STATE_LABELS.map(({ state, label }) => ({ id: state, label }))}
        selected={filter.state}
        onSelect={(state) => show({ ...filter, state, after: '' })}
      >
        {data === undefined ? (
          <NotLoaded {...query} what="商品" />
        ) : (
          <ProductList products={data.products} filter={filter} next={data.next} />
        )}
      </Tabs>
    </Stack>
  );
}

/** The list of products at `/el/shop/products`; below it the form of a new one, or one by its code. */
export function ProductsView({ id }: ViewProps) {
  const [search] = useSearchParams();
  if (id === '') return <Products />;
  if (id === NEW_PRODUCT && !search.has('code')) return <NewProductView />;
  return <ProductView key={id} code={id} />;
}

const Title = styled.h1`
  flex: 1 1 auto;
`;
