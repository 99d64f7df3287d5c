import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/**
 * The product page's places. On phones the buying bar spans all rows and sticks to the shell's bottom panel, so
 * that it goes along with the page and rests above the footer at its end.
 */
export const Layout = styled(Page)`
  display: grid;
  grid-template: 'crumb' auto 'pictures' auto 'facts' auto 'buy' auto 'story' auto 'rest' auto / minmax(0, 1fr);
  row-gap: ${theme.space[16]};
  padding-bottom: ${theme.space[48]};
  ${theme.media.phone} { padding-bottom: 0; }
  ${theme.media.tablet} { row-gap: ${theme.space[24]}; }
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
    grid-row: 1 / -1;
    align-self: end;
    position: sticky;
    bottom: calc(56px + env(safe-area-inset-bottom));
    z-index: ${theme.layer.sticky};
    margin-inline: calc(-1 * var(--side));
    border-top: ${theme.border.hairline};
    background: ${theme.colour.card};
  }
`;

/** Where one buys; `$bar` when there is something to press. */
export const BuyPlace = styled.div<{ $bar: boolean }>`
  grid-area: buy;
  ${({ $bar }) => $bar && bar}
`;

/** The words that make one want it, beside the pictures where there is room. */
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
  ${theme.media.phone} { padding-bottom: 108px; }
  ${theme.media.desktop} { gap: ${theme.space[72]}; padding-top: ${theme.space[48]}; }
`;
