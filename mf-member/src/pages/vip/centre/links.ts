import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** A list of links, side by side from tablets on; each has a description in a softer colour below its name. */
export const linksCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${theme.space[24]}; }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: ${theme.space[12]};
    min-height: ${theme.width.touch};
    padding-block: ${theme.space[8]};
    text-decoration: none;
    > svg { grid-row: span 2; }
    > :last-child { color: ${theme.colour.inkSoft}; font-size: ${theme.size[15]}; overflow-wrap: anywhere; }
    ${theme.media.hover} { &:hover > :last-child { text-decoration: underline; } }
  }
`;
