import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';

/** The page's only store; also read by code outside React, such as the HTTP client. */
export const appStore = createStore();

/** Provides the store to shell and remotes; tests pass their own. */
export function StateProvider({
  children,
  store = appStore,
}: {
  children: ReactNode;
  store?: typeof appStore;
}) {
  return <Provider store={store}>{children}</Provider>;
}
