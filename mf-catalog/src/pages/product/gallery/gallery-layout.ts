import { theme } from '@pinpu/shared/theme';
import styled, { css } from 'styled-components';
import { barred, roomy } from '../product-layout.ts';

export const THUMBNAIL = '64px';

/** Phones whose screen is too low for a row of thumbnails, e.g. because of the browser's bars. */
const LOW_PHONE = `@media (max-width:${theme.breakpoint.tablet - 0.02}px) and (max-height:759.98px)`;

/**
 * Whether a product has several pictures. CSS can't decide it by the thumbnails, since the main picture is shown before
 * they arrive.
 */
type Several = { $several: boolean };

/** The rows that the picker takes below the picture; 0 for a product without options. */
type Rows = { $rows?: number };

/** Thumbnails in a column beside the main picture, not in a row below it. */
const columns = css`
  ${LOW_PHONE} { grid-template-columns: ${THUMBNAIL} minmax(0, 1fr); }
  ${roomy} { grid-template-columns: 72px minmax(0, 1fr); }
`;

export const GalleryPlace = styled.div<Several & Rows>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
  ${roomy} { gap: ${theme.space[12]}; }
  ${({ $several }) => $several && columns}
  ${({ $rows = 0 }) => $rows > 0 && css`${LOW_PHONE} { grid-template-columns: minmax(0, 1fr); }`}
`;

const besideThumbnails = css`
  ${LOW_PHONE} { grid-area: 1 / 2; margin-left: 0; }
  ${roomy} { grid-area: 1 / 2; }
`;

/** The height of the screen between the frame's header and panel, minus a notice above the header. */
const BETWEEN = `100dvh - ${theme.frame.header} - ${theme.frame.panel} - ${theme.frame.notice}`;

/** On low phones, the whole picture between picker and breadcrumb, without the column of thumbnails. */
const abovePicker = ($rows: number) => css`
  ${theme.media.phone} { --picture-height: max(240px, ${BETWEEN} - 315px - ${$rows * ROW}px); }
  ${LOW_PHONE} {
    --picture-height: max(140px, ${BETWEEN} - 242px - ${$rows * ROW}px);
    grid-area: auto;
    margin-inline: -${theme.space[16]};
    background: ${theme.colour.tint};
    img { object-fit: contain; }
  }
`;

/** The height of a row of the picker with the gap below, in pixels. */
const ROW = 52;

/**
 * The main picture; full-bleed on phones. Its height leaves room on the first screen for name, price, stock and the buy
 * bar. Higher pictures are cropped; the viewer shows them whole.
 */
export const GalleryWindow = styled.div<Several & Rows>`
  --picture-height: none;
  position: relative;
  min-width: 0;
  img, [data-missing], > span[aria-hidden] { max-height: var(--picture-height); }
  ${barred} { --picture-height: max(240px, ${BETWEEN} - 91px); }
  ${theme.media.phone} {
    --picture-height: max(180px, ${BETWEEN} - 371px);
    margin-inline: -${theme.space[16]};
  }
  ${LOW_PHONE} {
    --picture-height: max(180px, ${BETWEEN} - 299px);
  }
  ${({ $several }) => $several && besideThumbnails}
  ${({ $rows = 0 }) => $rows > 0 && abovePicker($rows)}
  @media print {
    --picture-height: 130mm;
    grid-column: 1 / -1;
    margin-inline: 0;
    img { width: auto; max-width: 100%; height: var(--picture-height); margin-inline: auto; object-fit: contain; }
  }
`;

/** A row below the main picture, a column beside it. */
export const ThumbnailRow = styled.ul<Rows>`
  display: flex;
  gap: ${theme.space[8]};
  overflow-x: auto;
  scrollbar-width: none;
  > li { flex: 0 0 ${THUMBNAIL}; }
  ${LOW_PHONE} { flex-direction: column; grid-area: 1 / 1; }
  ${roomy} { flex-direction: column; grid-area: 1 / 1; > li { flex: none; } }
  ${({ $rows = 0 }) => $rows > 0 && css`${LOW_PHONE} { display: none; }`}
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
