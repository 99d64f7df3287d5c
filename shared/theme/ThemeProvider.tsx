import type { ReactNode } from 'react';
import { ThemeProvider as StyledThemeProvider, StyleSheetManager } from 'styled-components';
import { nestedConditions } from './nested-conditions.ts';
import { theme } from './theme.ts';

const plugins = [nestedConditions];

/** Provides `theme` to styled components; it never changes, since the scheme lives in custom properties. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <StyleSheetManager stylisPlugins={plugins}>
      <StyledThemeProvider theme={theme}>{children}</StyledThemeProvider>
    </StyleSheetManager>
  );
}
