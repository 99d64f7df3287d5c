import { createContext } from 'react';

export interface Listbox {
  listId: string;
  /** Id of the active option (`aria-activedescendant`). */
  active: string | undefined;
  onChoose: (search?: string) => void;
}

export const ListboxContext = createContext<Listbox>({
  listId: '',
  active: undefined,
  onChoose: () => undefined,
});
