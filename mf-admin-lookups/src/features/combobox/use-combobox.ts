import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { wordsOf } from '../matching-words.ts';

export interface ComboboxItem {
  id: string;
  label: string;
}

/** The largest number of options shown at once; the others are found by typing. */
const MOST_SHOWN = 100;

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(at + 10, last),
  PageUp: (at) => Math.max(at - 10, 0),
};

/** The items that contain every typed word. The items' texts are normalised only once. */
function useMatches(items: readonly ComboboxItem[], typed: string) {
  const searched = useMemo(
    () =>
      items.map((item) => ({
        item,
        text: `${item.label} ${item.id}`.normalize('NFKC').toLowerCase(),
      })),
    [items],
  );
  return useMemo(() => {
    const words = wordsOf(typed);
    const matches = searched.filter(({ text }) => words.every((word) => text.includes(word)));
    return { count: matches.length, shown: matches.slice(0, MOST_SHOWN).map(({ item }) => item) };
  }, [searched, typed]);
}

/**
 * State and keys of a combobox. `typed` is the search text. While an input method is composing, only the input changes,
 * and Enter chooses nothing.
 */
export function useCombobox(items: readonly ComboboxItem[], onChoose: (id: string) => void) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { count, shown } = useMatches(items, typed);

  const close = () => {
    setOpen(false);
    setText(undefined);
    setTyped('');
    setActive(-1);
  };
  const open = () => setOpen(true);
  const search = (next: string) => {
    setTyped(next);
    setActive(next.trim() === '' ? -1 : 0);
  };
  const onInput = (next: string, isComposing: boolean) => {
    open();
    setText(next);
    if (!isComposing) search(next);
  };
  const choose = (item: ComboboxItem) => {
    close();
    onChoose(item.id);
  };
  const move = (key: string): boolean => {
    const step = STEPS[key];
    if (step === undefined) return false;
    if (!isOpen) open();
    else if (shown.length > 0) setActive(step(active, shown.length - 1));
    return true;
  };
  const isTaken = (key: string): boolean => {
    const chosen = isOpen && key === 'Enter' ? shown[active] : undefined;
    if (chosen) choose(chosen);
    else if (isOpen && key === 'Escape') close();
    else return move(key);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!event.nativeEvent.isComposing && isTaken(event.key)) event.preventDefault();
  };
  const optionId = (at: number) => `${id}option${at}`;
  return {
    ...{ listId: `${id}list`, optionId, text, isOpen, active, count, shown },
    ...{ open, close, onInput, search, choose, onKeyDown },
  };
}

export type ComboboxState = ReturnType<typeof useCombobox>;
