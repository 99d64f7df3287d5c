import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { GrowingRemotes } from './growing-remotes.ts';
import type { Remotes } from './remotes.ts';

export const RemotesContext = createContext<Remotes | undefined>(undefined);

/** The remotes of this page. */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (remotes === undefined) throw new Error('no remotes above this component');
  return remotes;
}

/** Renders anew what uses the remotes of this page once the rest of them is known. */
export function RemotesProvider({
  remotes,
  children,
}: {
  remotes: GrowingRemotes;
  children: ReactNode;
}) {
  const current = useSyncExternalStore(remotes.subscribe, remotes.current, remotes.current);
  return <RemotesContext value={current}>{children}</RemotesContext>;
}
