import type { ReactNode } from 'react';
import type { useSavedList } from './use-saved-list.ts';

export type Saved<Content> = Content & { id: string; label: string; is_default: boolean };

/** How a kind of saved entry is shown and edited. */
export interface SavedKind<Content> {
  title: string;
  /** Counter word and noun, as in 位收件人. */
  noun: string;
  empty: string;
  blank: Content;
  contentOf: (saved: Saved<Content>) => Content;
  nameOf: (saved: Saved<Content>) => string;
  /** Details that are shown below the name. */
  detailsOf?: (saved: Saved<Content>) => ReactNode;
  fields: (content: Content, change: (fields: Partial<Content>) => void) => ReactNode;
}

export type SavedListOf<Content> = ReturnType<typeof useSavedList<Saved<Content>, Content>>;
