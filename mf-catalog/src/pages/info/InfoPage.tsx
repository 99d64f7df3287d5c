import type { InfoPageContent } from '@pinpu/shared/contracts';
import { prefetchQuery, queryOptions, useQuery } from '@pinpu/shared/query';
import { useLocation } from '@pinpu/shared/router';
import type { PageAddress, PageParams } from '@pinpu/shared/slots';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, Page, preloadHtmlBlock, Skeleton } from '@pinpu/shared/ui';
import { RetryNotice } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { loadApi } from '../../api/load-api.ts';
import { NothingHere } from '../../features/NothingHere.tsx';
import { RuledHeader } from '../../features/RuledHeader.ts';
import { usePageScroll } from '../../features/scroll/use-page-scroll.ts';
import { CompanyFacts } from './CompanyFacts.tsx';

/** The name of the page at an address of `remote.json`: `returns` at `/returns`. */
const pageAt = ({ pathname }: { pathname: string }) => pathname.replaceAll('/', '').toLowerCase();

const infoPageQuery = (name: string) =>
  queryOptions({
    queryKey: ['info-page', name],
    queryFn: async () => (await loadApi()).fetchInfoPage(name),
  });

export const prefetchInfoPage = (_params: PageParams, address: PageAddress) =>
  Promise.all([prefetchQuery(infoPageQuery(pageAt(address))), preloadHtmlBlock()]);

/**
 * A page about the shop itself: a text, or facts about the company. Its title and description are declared
 * in `remote.json`.
 */
export function InfoPage() {
  const name = pageAt(useLocation());
  usePageScroll();
  const { data: page, isError, refetch } = useQuery(infoPageQuery(name));
  if (page === undefined && isError)
    return (
      <Column>
        <RetryNotice message="這個頁面暫時無法顯示。" onRetry={refetch} />
      </Column>
    );
  if (page === undefined) return <Loading />;
  return page === null ? <NoContent /> : <Content page={page} />;
}

const Content = ({ page: { title, html, company } }: { page: InfoPageContent }) => (
  <Column as="article">
    <RuledHeader>
      <h1>{title}</h1>
    </RuledHeader>
    {company ? <CompanyFacts company={company} /> : <HtmlBlock html={html} />}
  </Column>
);

const NoContent = () => (
  <NothingHere heading="找不到頁面" to="/" link="回首頁">
    這個頁面目前沒有內容。
  </NothingHere>
);

const LINES = ['40%', '100%', '92%', '97%', '60%'];

const Loading = () => (
  <Column aria-busy="true">
    {LINES.map((width) => (
      <Skeleton key={width} $width={width} $height="1.7em" />
    ))}
  </Column>
);

/** At least as high as the screen, so that the footer is not in view until the text arrives, and then pushed away. */
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
