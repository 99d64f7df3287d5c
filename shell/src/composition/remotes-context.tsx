import { createContext, use } from 'react';
import type { Remotes } from './remotes.ts';

export const RemotesContext = createContext<Remotes | undefined>(undefined);

/** The remotes of this page. */
export function useRemotes(): Remotes {
  const remotes = use(RemotesContext);
  if (remotes === undefined) throw new Error('no remotes above this component');
  return remotes;
}
