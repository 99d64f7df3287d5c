import { type RefObject, useState } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at === last ? -1 : at + 1),
  ArrowUp: (at, last) => (at === -1 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * The active option of a listbox, by id, while the focus stays in the input. Up and Down wrap through the input itself;
 * Home and End move within the text until an option is active.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string>();
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  /** Whether the key moved the active option. */
  const move = (key: string): boolean => {
    const step = STEPS[key];
    const all = options();
    const at = all.findIndex(({ id }) => id === active);
    if (step === undefined || all.length === 0) return false;
    if (at === -1 && (key === 'Home' || key === 'End')) return false;
    const next = all[step(at, all.length - 1)];
    next?.scrollIntoView?.({ block: 'nearest' });
    setActive(next?.id);
    return true;
  };
  /** Whether there was an active option. */
  const choose = (): boolean => {
    const chosen = options().find(({ id }) => id === active);
    chosen?.click();
    return chosen !== undefined;
  };
  return { active, move, choose, leave: () => setActive(undefined) };
}
