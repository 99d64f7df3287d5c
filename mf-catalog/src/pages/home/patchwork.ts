import { theme } from '@pinpu/shared/theme';
import styled, { css } from 'styled-components';

/** The first piece spans four cells, so that six products and the link fill ten cells exactly. */
const lead = css`
  > li:first-child {
    grid-area: span 2 / span 2;
    h3 { font-size: ${theme.size[25]}; }
    article { grid-template-rows: minmax(0, 1fr); align-content: stretch; height: 100%; }
    article > :first-child::before { content: ''; display: block; padding-top: 100%; }
    img, [data-missing] { position: absolute; inset: 0; height: 100%; aspect-ratio: auto; }
  }
`;

/** A swipeable row on phones; from tablets on a grid of unequal pieces (`$full` if there are six). */
export const Patchwork = styled.ul<{ $full: boolean }>`
  --side: ${theme.space[16]};
  display: flex;
  gap: ${theme.space[12]};
  margin-inline: calc(-1 * var(--side));
  padding-inline: var(--side);
  overflow-x: auto;
  scroll-padding-inline: var(--side);
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  > li { flex: 0 0 44%; scroll-snap-align: start; }
  > li:first-child { flex-basis: 62%; }
  ${theme.media.tablet} {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[32]} ${theme.space[24]};
    margin: 0;
    padding: 0;
    overflow: visible;
    ${({ $full }) => $full && lead}
    > li:last-child { grid-column: 1 / -1; }
  }
  ${theme.media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > li:last-child { grid-column: auto; }
  }
`;
