import { WEB_RESOURCES } from '@pinpu/shared/contracts';
import { useAtomValue, webResourcesAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { HtmlBlock, Page, useDeferredRender, VisuallyHidden } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { ABOUT_ID } from './navigation.ts';
import { ShopSign } from './ShopSign.tsx';

const footerBlocks = WEB_RESOURCES.filter((name) => name.startsWith('Store_Footer'));

/** The footer: configured blocks, or at least the shop's name (spec §2); below the first screen. */
export function Footer() {
  const blocks = useAtomValue(webResourcesAtom);
  const seen = useDeferredRender(false);
  const block = (name: (typeof WEB_RESOURCES)[number]) => (
    <HtmlBlock html={(seen && blocks[name]) || ''} />
  );
  const bare = footerBlocks.every((name) => (blocks[name] ?? '') === '');
  return (
    <Ground id={ABOUT_ID}>
      <VisuallyHidden as="h2">商店資訊</VisuallyHidden>
      <Columns>
        {block('Store_Footer_Text_HTML')}
        {block('Store_Footer_Nav_HTML')}
        <Small>
          {block('Store_Footer_CoypRight')}
          {block('Store_Footer_CoypRight_Nav_HTML')}
        </Small>
        {bare && <ShopSign />}
      </Columns>
    </Ground>
  );
}

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
  ${theme.media.desktop} {
    grid-template-columns: 2fr 1fr;
  }
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
  ${theme.media.desktop} {
    grid-column: 1 / -1;
  }
`;
