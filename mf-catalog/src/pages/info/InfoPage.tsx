import type { InfoPageContent } from '@pinpu/shared/contracts';
import { prefetchQuery, queryOptions, useQuery } from '@pinpu/shared/query';
import { Link, useLocation } from '@pinpu/shared/router';
import type { PageAddress, PageParams } from '@pinpu/shared/slots';
import { theme } from '@pinpu/shared/theme';
import {
  Button,
  doubleRule,
  EmptyState,
  HtmlBlock,
  LinkButton,
  Notice,
  Page,
  preloadHtmlBlock,
  Skeleton,
  VisuallyHidden,
} from '@pinpu/shared/ui';
import styled from 'styled-components';
import { loadApi } from '../../api/load-api.ts';
import { usePageScroll } from '../../features/scroll/use-page-scroll.ts';
import { CompanyFacts } from './CompanyFacts.tsx';

/** The name of the page at an address of `remote.json`: `returns` at `/returns`. */
const pageAt = ({ pathname }: { pathname: string }) => pathname.replaceAll('/', '').toLowerCase();

const infoPageQuery = (name: string) =>
  queryOptions({
    queryKey: ['info-page', name],
    queryFn: async () => (await loadApi()).fetchInfoPage(name),
  });

/** Prefetches the page's content, and what shows it. */
export const prefetchInfoPage = (_params: PageParams, address: PageAddress) =>
  Promise.all([prefetchQuery(infoPageQuery(pageAt(address))), preloadHtmlBlock()]);

/** A page about the shop itself: a text, or the facts of the company (ADR 0199). Its head is declared in `remote.json`. */
export function InfoPage() {
  const name = pageAt(useLocation());
  usePageScroll();
  const { data: page, isError, refetch } = useQuery(infoPageQuery(name));
  if (page === undefined && isError)
    return (
      <Column>
        <Notice variant="warning" message="這個頁面暫時無法顯示。">
          <Button size="small" variant="quiet" onClick={() => refetch()}>
            再試一次
          </Button>
        </Notice>
      </Column>
    );
  if (page === undefined) return <Loading />;
  return page === null ? <NoContent /> : <Content page={page} />;
}

const Content = ({ page: { title, html, company } }: { page: InfoPageContent }) => (
  <Column as="article">
    <Head>
      <h1>{title}</h1>
    </Head>
    {company ? <CompanyFacts company={company} /> : <HtmlBlock html={html} />}
  </Column>
);

const NoContent = () => (
  <>
    <VisuallyHidden as="h1">找不到頁面</VisuallyHidden>
    <EmptyState
      action={
        <LinkButton as={Link} to="/" $variant="secondary">
          回首頁
        </LinkButton>
      }
    >
      這個頁面目前沒有內容。
    </EmptyState>
  </>
);

const LINES = ['40%', '100%', '92%', '97%', '60%'];

const Loading = () => (
  <Column aria-busy="true">
    {LINES.map((width) => (
      <Skeleton key={width} $width={width} $height="1.7em" />
    ))}
  </Column>
);

/** As high as the screen at least: the footer must not be in view until the text arrives, and then leave it. */
const Column = styled(Page).attrs({ $narrow: true })`
  display: grid;
  min-height: 100dvh;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} {
    padding-block: ${theme.space[48]} ${theme.space[72]};
  }
`;

const Head = styled.header`
  ${doubleRule}
  h1 {
    padding-top: ${theme.space[12]};
    font-size: ${theme.size[25]};
    letter-spacing: .04em;
    ${theme.media.desktop} { font-size: ${theme.size[40]}; }
  }
`;
