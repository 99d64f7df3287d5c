import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/**
 * The product page's layout. On phones it is one column that ends with the buy bar: it sticks to the shell's bottom
 * panel and at the end of the page rests above the footer, so that it never covers anything.
 */
export const Layout = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  ${theme.media.tablet} {
    display: grid;
    grid-template: 'crumb' auto 'pictures' auto 'facts' auto 'buy' auto 'story' auto 'rest' auto / minmax(0, 1fr);
    gap: ${theme.space[24]} 0;
    padding-bottom: ${theme.space[48]};
  }
  ${theme.media.desktop} {
    grid-template:
      'crumb crumb' auto
      'pictures facts' auto
      'pictures buy' auto
      'pictures story' 1fr
      'rest rest' auto / minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${theme.space[48]};
    padding-block: ${theme.space[12]} ${theme.space[72]};
  }
`;

export const Crumb = styled.div`
  grid-area: crumb;
  margin-bottom: -${theme.space[12]};
`;

export const Pictures = styled.div`
  grid-area: pictures;
`;

export const Facts = styled.div`
  grid-area: facts;
`;

const bar = css`
  ${theme.media.phone} {
    order: 1;
    position: sticky;
    bottom: ${theme.frame.panel};
    z-index: ${theme.layer.sticky};
    margin-inline: calc(-1 * var(--side));
    border-top: ${theme.border.hairline};
    background: ${theme.colour.card};
  }
`;

/** The buy box; `$bar` when it has buttons. */
export const BuyPlace = styled.div<{ $bar: boolean }>`
  grid-area: buy;
  ${({ $bar }) => $bar && bar}
`;

/** The descriptions, beside the pictures where there is room. */
export const Story = styled.div`
  grid-area: story;
  padding-top: ${theme.space[16]};
  border-top: ${theme.border.hairline};
  ${theme.media.tablet} { padding-top: ${theme.space[24]}; }
`;

export const Rest = styled.div`
  grid-area: rest;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]};
  padding-top: ${theme.space[24]};
  ${theme.media.desktop} { gap: ${theme.space[72]}; padding-top: ${theme.space[48]}; }
`;
