import { css } from 'styled-components';
import { customProperty } from './colour.ts';
import { type ColourName, darkPalette, lightPalette } from './palette.ts';

const declare = (palette: Partial<Record<ColourName, string>>) =>
  Object.entries(palette)
    .map(([name, value]) => `${customProperty(name)}:${value};`)
    .join('');

/**
 * Colours of both schemes, on the page or a shadow root; `data-theme` overrides the system preference. Print always
 * uses the light one.
 */
export const schemeRules = (
  light: Partial<Record<ColourName, string>>,
  dark: Partial<Record<ColourName, string>>,
  { onLight = '', onDark = '' } = {},
) => css`
  :root, :host, [data-theme='light'] { ${onLight}${declare(light)} }
  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']), :host(:not([data-theme='light'])) { ${onDark}${declare(dark)} }
  }
  [data-theme='dark'], :host([data-theme='dark']) { ${onDark}${declare(dark)} }
`;

/** Pictures are slightly dimmed in dark mode. */
export const schemeCss = schemeRules(lightPalette, darkPalette, {
  onLight: 'color-scheme:light;--picture-filter:none;',
  onDark: 'color-scheme:dark;--picture-filter:brightness(.86);',
});
