import { QueryProvider } from '@pinpu/shared/query';
import { brandAtom, StateProvider, useAtomValue } from '@pinpu/shared/state';
import { BrandStyle, GlobalStyle, ThemeProvider } from '@pinpu/shared/theme';
import { RemoteSlots } from './composition/RemoteSlots.tsx';
import type { Remotes } from './composition/remotes.ts';
import { RemotesContext } from './composition/remotes-context.tsx';
import { ShopRouter } from './routing/ShopRouter.tsx';
import { Start } from './start/Start.tsx';

/** The whole page: providers for state, queries, theme, router and remotes; then the start. */
export function App({ remotes }: { remotes: Remotes }) {
  return (
    <StateProvider>
      <QueryProvider>
        <ThemeProvider>
          <GlobalStyle />
          <Brand />
          <RemotesContext value={remotes}>
            <ShopRouter>
              <RemoteSlots>
                <Start />
              </RemoteSlots>
            </ShopRouter>
          </RemotesContext>
        </ThemeProvider>
      </QueryProvider>
    </StateProvider>
  );
}

function Brand() {
  const { colour } = useAtomValue(brandAtom);
  return <BrandStyle colour={colour} />;
}
