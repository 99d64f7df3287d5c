import { WEB_RESOURCES } from '@pinpu/shared/contracts';
import { Link } from '@pinpu/shared/router';
import { infoPagesAtom, mailOffersAtom, useAtomValue, webResourcesAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import {
  HtmlBlock,
  Page,
  useDeferredRender,
  VisuallyHidden,
  WithoutScript,
} from '@pinpu/shared/ui';
import { LazyView } from '@pinpu/shared/widgets';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRemotes } from '../composition/remotes-context.tsx';
import { footerLinks } from '../routing/frame-links.ts';
import { ABOUT_ID } from './navigation.ts';
import { ShopSign } from './ShopSign.tsx';
import { useAboutArrival } from './use-about-arrival.ts';

const footerBlocks = WEB_RESOURCES.filter((name) => name.startsWith('Store_Footer'));

/** Links to pages that remotes declare for the footer, such as those about the shop itself. */
function PageLinks() {
  const { composition } = useRemotes();
  const links = footerLinks(composition, useAtomValue(infoPagesAtom));
  if (links.length === 0) return null;
  return (
    <PageList aria-label="關於本店">
      <ul>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </PageList>
  );
}

/**
 * The footer: configured blocks, or at least the shop's name (spec §2), and links to pages; always below the first
 * screen.
 */
export function Footer() {
  const blocks = useAtomValue(webResourcesAtom);
  const seen = useDeferredRender(false);
  useAboutArrival();
  const later = (content: ReactNode) => (
    <>
      {seen && content}
      <WithoutScript>{content}</WithoutScript>
    </>
  );
  const block = (name: (typeof WEB_RESOURCES)[number]) =>
    blocks[name] && later(<HtmlBlock html={blocks[name]} />);
  const { news } = useAtomValue(mailOffersAtom);
  const bare = footerBlocks.every((name) => (blocks[name] ?? '') === '');
  return (
    <Ground id={ABOUT_ID}>
      <VisuallyHidden as="h2">商店資訊</VisuallyHidden>
      <Columns>
        <Lead>{bare ? <ShopSign /> : block('Store_Footer_Text_HTML')}</Lead>
        {block('Store_Footer_Nav_HTML')}
        {later(<PageLinks />)}
        {news && seen && <News />}
        <Small>
          {block('Store_Footer_CoypRight')}
          {block('Store_Footer_CoypRight_Nav_HTML')}
        </Small>
      </Columns>
    </Ground>
  );
}

const loadNews = async () =>
  (await import(/* webpackChunkName: "news" */ './NewsSignUp.tsx')).NewsSignUp;

const News = () => (
  <NewsColumn>
    <LazyView id="footer/news" title="電子報" load={loadNews}>
      {(NewsSignUp) => <NewsSignUp />}
    </LazyView>
  </NewsColumn>
);

const Ground = styled.footer`
  padding-block: ${theme.space[32]};
  border-top: ${theme.border.hairline};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  ul {
    display: grid;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding-block: ${theme.space[4]};
    color: inherit;
    text-decoration: none;
    ${theme.media.hover} {
      &:hover {
        color: ${theme.colour.ink};
        text-decoration: underline;
      }
    }
  }
`;

const Columns = styled(Page)`
  display: grid;
  gap: ${theme.space[24]};
  ${theme.media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${theme.media.desktop} {
    grid-template-columns: 2fr 1fr 1fr;
  }
`;

/** The shop's description, above or beside the lists of links. */
const Lead = styled.div`
  &:empty {
    display: none;
  }
  ${theme.media.tablet} {
    grid-column: 1 / -1;
  }
  ${theme.media.desktop} {
    grid-column: auto;
  }
`;

/** In two columns on phones, where the footer's parts are below one another. */
const PageList = styled.nav`
  ul {
    grid-template-columns: 1fr 1fr;
    ${theme.media.tablet} {
      grid-template-columns: 1fr;
    }
  }
`;

/** As high as the form, so that nothing moves when it is loaded. */
const NewsColumn = styled.div`
  min-height: 84px;
  max-width: 420px;
`;

const Small = styled.div`
  &:empty {
    display: none;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]} ${theme.space[24]};
  align-items: baseline;
  font-size: ${theme.size[13]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[24]};
  }
  grid-column: 1 / -1;
`;
