import { theme } from '@pinpu/shared/theme';
import { Page } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/** Screens lower than this, in pixels, have no room for the buy box beside the pictures. */
const LOW = 600;

/** Screens on which the buy box is a bar at the bottom: phones, tablets held upright, and phones held sideways. */
export const barred = `@media (max-width:${theme.breakpoint.desktop - 0.02}px), (max-height:${LOW - 0.02}px)`;

/** Screens on which the buy box is beside the pictures. */
export const roomy = `@media (min-width:${theme.breakpoint.desktop}px) and (min-height:${LOW}px)`;

/**
 * The product page's layout. Without room for the buy box beside the pictures, the page ends with the buy bar. It
 * sticks to the bottom of the screen, or to the shell's panel, and rests above the footer at the end of the page, so
 * that it never covers anything.
 */
export const Layout = styled(Page)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  ${theme.media.tablet} { gap: ${theme.space[24]}; }
  ${roomy} {
    display: grid;
    grid-template:
      'crumb crumb' auto
      'pictures facts' auto
      'pictures buy' auto
      'pictures story' 1fr
      'rest rest' auto / minmax(0, 7fr) minmax(0, 5fr);
    gap: ${theme.space[24]} ${theme.space[48]};
    padding-block: ${theme.space[12]} ${theme.space[72]};
  }
  @media print {
    display: flex;
    gap: ${theme.space[24]};
    min-height: 260mm;
    padding: 0;
  }
`;

export const Crumb = styled.div`
  grid-area: crumb;
  margin-bottom: -${theme.space[12]};
  ${theme.media.tablet} { margin-bottom: -${theme.space[24]}; }
  ${roomy} { margin-bottom: -${theme.space[12]}; }
`;

/** Pictures and facts, side by side except on phones. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]} ${theme.space[24]};
  ${theme.media.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  ${roomy} { display: contents; }
  @media print { display: flex; flex-direction: column; gap: ${theme.space[24]}; }
`;

export const Pictures = styled.div`
  ${roomy} { grid-area: pictures; }
`;

export const Facts = styled.div`
  ${roomy} { grid-area: facts; }
`;

const bar = css`
  ${barred} {
    position: sticky;
    bottom: ${theme.frame.panel};
    z-index: ${theme.layer.sticky};
    margin-inline: calc(-1 * var(--side));
    padding-inline: var(--side);
    border-top: ${theme.border.hairline};
    background: ${theme.colour.card};
  }
  /* With so much zoom, bars would cover the page. */
  @media (max-height: 319.98px) { position: static; }
`;

export const BuyPlace = styled.div`
  grid-area: buy;
  ${bar}
  ${barred} { order: 1; }
`;

/** The place of what replaces the buy box of a sold-out product. */
export const SoldOutPlace = styled.div`
  ${barred} { display: contents; }
  ${roomy} {
    grid-area: buy;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${theme.space[16]};
  }
`;

/**
 * 到貨通知我: while it asks for an e-mail (`$bar`), it is at the bottom of the screen until its place on the page is
 * reached.
 */
export const RestockPlace = styled.div<{ $bar: boolean }>`
  ${({ $bar }) => $bar && bar}
  ${({ $bar }) => $bar && css`${barred} { padding-block: ${theme.space[8]}; border-bottom: ${theme.border.hairline}; }`}
`;

export const Story = styled.div`
  grid-area: story;
  padding-top: ${theme.space[16]};
  border-top: ${theme.border.hairline};
  ${theme.media.tablet} { padding-top: ${theme.space[24]}; }
  @media print {
    padding-top: 0;
    border: 0;
    font-size: ${theme.size[20]};
  }
`;

export const Rest = styled.div`
  grid-area: rest;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[48]};
  padding-block: ${theme.space[24]} ${theme.space[48]};
  ${theme.media.desktop} { gap: ${theme.space[72]}; padding-top: ${theme.space[48]}; }
  ${roomy} { padding-bottom: 0; }
`;

/** A place where it moves no button: among the facts if there is a buy bar, else below the buy box. */
export const BesideBar = styled.div`
  ${roomy} { display: none; }
`;

export const BelowBox = styled.div`
  ${barred} { display: none; }
`;

/** Two sections side by side if there is room; a single one takes the whole width. */
export const TwoSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[48]};
  &:empty { display: none; }
  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    &:has(> :only-child) { grid-template-columns: minmax(0, 1fr); }
  }
`;
