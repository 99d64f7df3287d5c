import { theme } from '@pinpu/shared/theme';
import { Grid } from '@pinpu/shared/ui';
import styled, { css } from 'styled-components';

/**
 * Height of a tile's text: a name of two lines, two prices, and the line below them. A grid with taller tiles sets
 * `--tile-text`.
 */
const WORDS = 'var(--tile-text, 8.75rem)';

const tile = (columns: number, gap: string) => css`
  > li, > noscript > li { min-height: calc((100cqi - ${columns - 1} * ${gap}) / ${columns} + ${WORDS}); }
`;

/** The size container of a grid's tiles and of what follows them. */
export const TileArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]};
  container-type: inline-size;
`;

/**
 * Tiles of equal height, loading or loaded, so that nothing moves when they arrive and a scroll position can be
 * restored. Its parent must be a `TileArea`. Part of the gap between two rows belongs to the tiles.
 */
export const TileGrid = styled(Grid)`
  row-gap: ${theme.space[12]};
  ${tile(2, theme.space[12])}
  ${theme.media.tablet} { row-gap: ${theme.space[16]}; ${tile(3, theme.space[24])} }
  ${theme.media.desktop} { row-gap: ${theme.space[24]}; ${tile(4, theme.space[24])} }
`;
