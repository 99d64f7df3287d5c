import { brandColours, isBrandColour } from '@pinpu/shared/domain';
import { createGlobalStyle } from 'styled-components';
import { resetCss } from './reset.ts';
import { schemeCss, schemeRules } from './scheme.ts';
import { theme } from './theme.ts';

/** Colours, reset and base typography; mounted once by the page's owner, or inside the embed's shadow root. */
export const GlobalStyle = createGlobalStyle`
  ${schemeCss}
  ${resetCss}
  body, :host {
    background: ${theme.colour.paper};
    color: ${theme.colour.ink};
    font: ${theme.size[17]}/${theme.leading.text} ${theme.font.sans};
    font-variant-numeric: tabular-nums;
    line-break: strict;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
    -webkit-tap-highlight-color: transparent;
  }
  h1, h2, h3, h4 {
    font-family: ${theme.font.serif};
    line-height: ${theme.leading.heading};
    text-wrap: balance;
  }
  :focus-visible {
    outline: 2px solid ${theme.colour.ink};
    outline-offset: 2px;
  }
  ::selection {
    background: ${theme.colour.seal};
    color: ${theme.colour.onSeal};
  }
  html:has(dialog:modal) { overflow: hidden; }
  ${theme.media.stillness} {
    *, ::before, ::after, ::backdrop {
      animation-duration: 1ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

/** The rules for a shop's primary colour (`#rrggbb`); null for '' and for a colour that is not readable. */
export function brandRules(colour: string) {
  if (!isBrandColour(colour)) return null;
  const { light, dark } = brandColours(colour);
  return schemeRules(light, dark);
}

/**
 * Has the same selectors as `GlobalStyle`, and takes precedence, since styled-components inserts styles in the order of
 * definition.
 */
const Rules = createGlobalStyle<{ $rules: ReturnType<typeof schemeRules> }>`
  ${({ $rules }) => $rules}
`;

/** Replaces the theme's primary colour by the shop's, in both schemes. */
export function BrandStyle({ colour }: { colour: string }) {
  const rules = brandRules(colour);
  return rules && <Rules $rules={rules} />;
}
