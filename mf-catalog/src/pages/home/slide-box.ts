import { theme } from '@pinpu/shared/theme';
import { css } from 'styled-components';

/** The box of a slide's picture: 4:5 on phones, 21:9 elsewhere, loaded or not. */
export const slideBox = css`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 5;
  background: ${theme.colour.tint};
  ${theme.media.tablet} { aspect-ratio: 21 / 9; }
`;
