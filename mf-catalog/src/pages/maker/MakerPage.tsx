import type { Maker } from '@pinpu/shared/contracts';
import { makerDescription } from '@pinpu/shared/domain';
import { prefetchQuery, useQuery } from '@pinpu/shared/query';
import { useParams } from '@pinpu/shared/router';
import type { PageParams } from '@pinpu/shared/slots';
import {
  appStore,
  useAtomValue,
  useDocumentHead,
  useDocumentTitle,
  userTokenAtom,
} from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { preloadHtmlBlock, Spinner, useHtmlBlockReady } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { makerPath } from '../../features/catalog-paths.ts';
import { ListColumn } from '../../features/listing/ListColumn.ts';
import { NothingHere } from '../../features/NothingHere.tsx';
import { ProductsError } from '../../features/ProductsError.tsx';
import { makerQuery } from '../../features/product-queries.ts';
import { MakerGoods } from './MakerGoods.tsx';
import { MakerIntroduction } from './MakerIntroduction.tsx';

/** Prefetches the maker and the first of its goods. */
export async function prefetchMaker({ CODE }: PageParams) {
  if (CODE === undefined) return;
  const maker = prefetchQuery(makerQuery(CODE, 1, appStore.get(userTokenAtom)));
  await Promise.all([maker, preloadHtmlBlock()]);
}

/** Page of a maker, at `/maker/:CODE`. */
export function MakerPage() {
  const { CODE = '' } = useParams();
  return <KnownCode key={CODE} code={CODE} />;
}

function KnownCode({ code }: { code: string }) {
  const token = useAtomValue(userTokenAtom);
  const { data: maker, isError, refetch } = useQuery(makerQuery(code, 1, token));
  // The goods are shown together with the story, which would otherwise move them.
  const isReady = useHtmlBlockReady();
  if (maker === null) return <MakerNotFound />;
  const isFailed = maker === undefined && isError;
  return (
    <Column>
      {isFailed && <ProductsError onRetry={refetch} />}
      {!isFailed && !(maker && isReady) && (
        <Waiting>
          <Spinner label="生產者載入中" />
        </Waiting>
      )}
      {maker && isReady && <KnownMaker maker={maker} />}
    </Column>
  );
}

function KnownMaker({ maker }: { maker: Maker }) {
  useDocumentHead({
    title: maker.maker_name,
    description: makerDescription(maker),
    canonical: makerPath(maker.maker_id),
  });
  return (
    <>
      <MakerIntroduction maker={maker} />
      <MakerGoods maker={maker} />
    </>
  );
}

function MakerNotFound() {
  useDocumentTitle('找不到生產者');
  return (
    <NothingHere heading="找不到生產者" to="/products" link="看所有商品">
      找不到這位生產者，可能已經不再供貨。鋪裡還有許多好東西，歡迎您再逛逛。
    </NothingHere>
  );
}

const Column = styled(ListColumn)`
  gap: ${theme.space[32]};
  ${theme.media.desktop} { gap: ${theme.space[48]}; }
`;

/** A full screen high, so that the footer stays below the fold. */
const Waiting = styled.div`
  min-height: 100dvh;
`;
