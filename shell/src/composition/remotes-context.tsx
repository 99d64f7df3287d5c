import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { LazyRemotes } from './lazy-remotes.ts';
import type { Remotes } from './remotes.ts';

export const RemotesContext = createContext<Remotes | undefined>(undefined);

export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (remotes === undefined) throw new Error('no remotes above this component');
  return remotes;
}

/**
 * Provides the remotes, and renders their users again once the lazy composition is known; as a transition where nothing waits for
 * it.
 */
export function RemotesProvider({
  remotes,
  children,
}: {
  remotes: LazyRemotes;
  children: ReactNode;
}) {
  const [current, setCurrent] = useState(remotes.current);
  useEffect(() => {
    const update = () => setCurrent(remotes.current());
    // It may have arrived before this effect. A transition, since an urgent update would render parts again that are
    // not hydrated yet.
    startTransition(update);
    return remotes.subscribe((isAhead = false) => (isAhead ? startTransition(update) : update()));
  }, [remotes]);
  return <RemotesContext value={current}>{children}</RemotesContext>;
}
