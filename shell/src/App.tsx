import { QueryProvider } from '@pinpu/shared/query';
import { brandAtom, StateProvider, useAtomValue } from '@pinpu/shared/state';
import { BrandStyle, GlobalStyle, PrintStyle, ThemeProvider } from '@pinpu/shared/theme';
import type { LazyRemotes } from './composition/lazy-remotes.ts';
import { PartTrackingContext } from './composition/part-tracking.ts';
import { RemoteSlots } from './composition/RemoteSlots.tsx';
import { RemotesProvider } from './composition/remotes-context.tsx';
import { ShopRouter } from './routing/ShopRouter.tsx';
import type { Staff } from './staff/open-staff.tsx';
import { Start } from './start/Start.tsx';

interface AppProps {
  remotes: LazyRemotes;
  staff?: Staff | undefined;
  /**
   * Whether the page's HTML already has the global rules; styled-components would compute them again only to insert
   * nothing.
   */
  hasGlobalStyles?: boolean;
}

/** The whole page: providers for state, queries, theme, router and remotes; then the start. */
export function App({ remotes, staff, hasGlobalStyles = false }: AppProps) {
  return (
    <StateProvider>
      <QueryProvider>
        <ThemeProvider>
          {hasGlobalStyles ? null : <GlobalStyle />}
          <Brand />
          {hasGlobalStyles ? null : <PrintStyle />}
          <RemotesProvider remotes={remotes}>
            <ShopRouter>
              <PartTrackingContext value={staff?.tracking}>
                <RemoteSlots>
                  {staff?.tools}
                  <Start />
                </RemoteSlots>
              </PartTrackingContext>
            </ShopRouter>
          </RemotesProvider>
        </ThemeProvider>
      </QueryProvider>
    </StateProvider>
  );
}

function Brand() {
  const { colour } = useAtomValue(brandAtom);
  return <BrandStyle colour={colour} />;
}
