import { css } from 'styled-components';
import { customProperty } from './colour.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

const declare = (palette: Palette) =>
  Object.entries(palette)
    .map(([name, value]) => `${customProperty(name)}:${value};`)
    .join('');

/** Pictures are slightly dimmed in dark mode. */
const light = `color-scheme:light;--picture-filter:none;${declare(lightPalette)}`;
const dark = `color-scheme:dark;--picture-filter:brightness(.86);${declare(darkPalette)}`;

/** The colours of both schemes, on the page or on a shadow root; `data-theme` overrides the system preference. Print is light. */
export const schemeCss = css`
  :root, :host, [data-theme='light'] { ${light} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']), :host(:not([data-theme='light'])) { ${dark} }
  }
  [data-theme='dark'], :host([data-theme='dark']) { ${dark} }
`;
