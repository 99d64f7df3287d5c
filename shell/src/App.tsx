import { QueryProvider } from '@pinpu/shared/query';
import { brandAtom, StateProvider, useAtomValue } from '@pinpu/shared/state';
import { BrandStyle, GlobalStyle, PrintStyle, ThemeProvider } from '@pinpu/shared/theme';
import type { GrowingRemotes } from './composition/growing-remotes.ts';
import { PartTrackingContext } from './composition/part-tracking.ts';
import { RemoteSlots } from './composition/RemoteSlots.tsx';
import { RemotesProvider } from './composition/remotes-context.tsx';
import { ShopRouter } from './routing/ShopRouter.tsx';
import type { Staff } from './staff/open-staff.tsx';
import { Start } from './start/Start.tsx';

/** The whole page: providers for state, queries, theme, router and remotes; then the start. */
export function App({ remotes, staff }: { remotes: GrowingRemotes; staff?: Staff | undefined }) {
  return (
    <StateProvider>
      <QueryProvider>
        <ThemeProvider>
          <GlobalStyle />
          <Brand />
          <PrintStyle />
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
