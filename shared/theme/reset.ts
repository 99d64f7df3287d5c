import { css } from 'styled-components';
import { theme } from './theme.ts';

export const resetCss = css`
  *, ::before, ::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }
  html { text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
  body { min-height: 100dvh; }
  img, picture, svg, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  /* iOS zooms in on a focused field whose text is smaller. */
  ${theme.media.phone}, (pointer:coarse) { input, textarea, select { font-size: max(16px, 1em); } }
  button { background: none; border: 0; cursor: pointer; touch-action: manipulation; }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: .25em; }
  ul, ol { list-style: none; }
  h1, h2, h3, h4 { font-size: inherit; }
  table { border-collapse: collapse; }
  fieldset, dialog { border: 0; }
  [hidden] { display: none !important; }
`;
