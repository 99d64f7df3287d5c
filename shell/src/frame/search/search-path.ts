import { useRemotes } from '../../composition/remotes-context.tsx';
import { listAddress } from '../../routing/addresses.ts';

/** The path of a search: the list for a text, or of everything where it is empty (spec §2 Header). */
export function useSearchPath(): (text: string) => string {
  const { composition } = useRemotes();
  return (text) => listAddress(composition, text);
}
