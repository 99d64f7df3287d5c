import { theme } from '@pinpu/shared/theme';
import styled from 'styled-components';

/** Main picture and thumbnails: stacked on phones, side by side elsewhere. */
export const GalleryPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  ${theme.media.tablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: ${theme.space[12]};
  }
`;

/** Full-bleed on phones. */
export const GalleryWindow = styled.div`
  position: relative;
  ${theme.media.phone} { margin-inline: -${theme.space[16]}; }
  ${theme.media.tablet} { order: 2; grid-column: 2; }
`;

/** The counter, e.g. 2 / 5. */
export const Counter = styled.span`
  position: absolute;
  right: ${theme.space[12]};
  bottom: ${theme.space[12]};
  padding: 0 ${theme.space[12]};
  border-radius: ${theme.radius.round};
  background: color-mix(in srgb, ${theme.colour.card} 85%, transparent);
  font-size: ${theme.size[13]};
  pointer-events: none;
`;
