import { fetchHomeProducts } from '@pinpu/shared/api';
import { useQuery } from '@pinpu/shared/query';
import { cartAtom, useAtomValue, useDocumentTitle } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, Notice, Page, PageSection, Stack } from '@pinpu/shared/ui';
import { CodeBlock } from '@pinpu/shared/widgets';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Builder } from './Builder.tsx';
import { Examples } from './Examples.tsx';
import { loadElements } from './load-elements.ts';
import { Reference } from './Reference.tsx';
import { scriptTag } from './tag-code.ts';

const PRODUCTS = 12;

const scriptQuery = {
  queryKey: ['embed-script'],
  queryFn: loadElements,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  meta: { quiet: true },
};

/** The first product in stock, else the first sold; '' if there is none. */
function useExampleProduct(): string {
  const { data = [] } = useQuery({
    queryKey: ['embed-example-products'],
    queryFn: () => fetchHomeProducts('all', PRODUCTS),
    meta: { quiet: true },
  });
  return (data.find(({ tot_qty }) => tot_qty > 0) ?? data[0])?.prd_id ?? '';
}

const Intro = () => (
  <PageSection level={1} title="在您的網站放上購物車">
    <Steps>
      <li>向商店索取您網站的代碼，pk_ 開頭；它只在登記過的網域有效。</li>
      <li>
        把下面的 script 貼到網頁一次，再把元素貼到想要的地方，不需要建置工具。一併貼上
        <a href="/embed/cart.css">這段樣式</a>，元素出現時版面就不會跳動。
      </li>
      <li>客人在您的網站選購，到本店結帳付款，完成後可以回到您的網頁。</li>
    </Steps>
    <CodeBlock
      code={scriptTag({ shop: window.location.origin, site: '' })}
      what="script 的程式碼"
    />
    <p>您的網頁不會設定或讀取任何 cookie，樣式也互不影響。</p>
  </PageSection>
);

/** `/embed/`: the elements for other sites' pages in use, with code to copy and a builder of tags. */
export function EmbedPage() {
  useDocumentTitle('在您的網站放上購物車');
  useSharedCart();
  const product = useExampleProduct();
  const { data: script, isError, isFetching, refetch } = useQuery(scriptQuery);
  return (
    <Place>
      <Stack $gap={48}>
        <Intro />
        {isError && (
          <Stack $gap={8}>
            <Notice variant="danger" message="目前無法載入元素，範例與預覽暫時看不到。" />
            <div>
              <Button variant="secondary" busy={isFetching} onClick={() => refetch()}>
                再試一次
              </Button>
            </div>
          </Stack>
        )}
        <Examples product={product} isLive={script !== undefined} />
        <Builder product={product} script={script} />
        <Reference />
      </Stack>
    </Place>
  );
}

const Place = styled(Page)`
  padding-block: ${theme.space[24]} ${theme.space[72]};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.width.reading};
  padding-left: 1.4em;
  list-style: decimal;
  li::marker { color: ${theme.colour.vermilion}; font-weight: ${theme.weight.bold}; }
`;

/**
 * Tells the elements of this page about changes that the shop's own code makes to the cart: browsers send `storage`
 * events only to other tabs.
 */
function useSharedCart() {
  const cart = useAtomValue(cartAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every change of the cart.
  useEffect(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  }, [cart]);
}
