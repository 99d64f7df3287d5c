import { createContext } from 'react';

/** What every option of the list needs to know. */
export interface Listbox {
  listId: string;
  /** Id of the option that the keyboard points at. */
  active: string | undefined;
  /** Something was chosen; `search` where that is a search. */
  onChoose: (search?: string) => void;
}

export const ListboxContext = createContext<Listbox>({
  listId: '',
  active: undefined,
  onChoose: () => undefined,
});
