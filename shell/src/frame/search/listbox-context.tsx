import { createContext } from 'react';

/** Context shared by all options of the listbox. */
export interface Listbox {
  listId: string;
  /** Id of the active option (`aria-activedescendant`). */
  active: string | undefined;
  /** Called when an option is chosen; `search` if it runs a search. */
  onChoose: (search?: string) => void;
}

export const ListboxContext = createContext<Listbox>({
  listId: '',
  active: undefined,
  onChoose: () => undefined,
});
