import { createQueryClient, QueryProvider } from '@pinpu/shared/query';
import { MemoryRouter, Route, Routes, useLocation } from '@pinpu/shared/router';
import { StateProvider } from '@pinpu/shared/state';
import { ThemeProvider } from '@pinpu/shared/theme';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{`${pathname}${search}`}</p>;
}

/**
 * Renders an element at `path` as the shell does, under the route `pattern`, with the page's store and a new query
 * cache. A link out of the pattern ends at the test id `elsewhere`, which shows the path.
 */
export function renderAt(
  path: string | { pathname: string; state?: unknown },
  pattern: string,
  element: ReactNode,
) {
  return render(
    <StateProvider>
      <QueryProvider client={createQueryClient()}>
        <ThemeProvider>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path={pattern} element={element} />
              <Route path="*" element={<Elsewhere />} />
            </Routes>
          </MemoryRouter>
        </ThemeProvider>
      </QueryProvider>
    </StateProvider>,
  );
}
