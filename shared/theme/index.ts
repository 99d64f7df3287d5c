export { colour } from './colour.ts';
export { BrandStyle, GlobalStyle } from './GlobalStyle.tsx';
export { PRINTED, PrintStyle } from './PrintStyle.ts';
export { type ColourName, darkPalette, lightPalette } from './palette.ts';
export { ThemeProvider } from './ThemeProvider.tsx';
export { type Theme, theme } from './theme.ts';
