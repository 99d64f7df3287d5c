import type { ReactNode } from 'react';
import type { useSavedList } from './use-saved-list.ts';

export type Saved<Content> = Content & { id: string; label: string; is_default: boolean };

/** How one kind is shown and typed. */
export interface SavedKind<Content> {
  title: string;
  /** 位收件人. */
  noun: string;
  empty: string;
  /** Initial values of a new one. */
  blank: Content;
  contentOf: (saved: Saved<Content>) => Content;
  nameOf: (saved: Saved<Content>) => string;
  /** Below the name. */
  detailsOf?: (saved: Saved<Content>) => ReactNode;
  /** The inputs of the form. */
  fields: (content: Content, change: (fields: Partial<Content>) => void) => ReactNode;
}

/** Saved items of the kind, and functions to change them. */
export type SavedListOf<Content> = ReturnType<typeof useSavedList<Saved<Content>, Content>>;
