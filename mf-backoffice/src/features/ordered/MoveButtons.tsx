import { IconButton } from '@pinpu/shared/ui';
import { useLayoutEffect, useRef } from 'react';

interface MoveButtonsProps {
  at: number;
  count: number;
  /** Name of the entry, for the labels. */
  name: string;
  onMove: (to: number) => void;
}

/** Moves an entry by one position; the focus stays on the button, which moves with the entry. */
export function MoveButtons({ at, count, name, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every new place.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);
  const by = (step: number, isEnd: boolean) => ({
    'aria-disabled': isEnd,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      if (isEnd) return;
      pressed.current = currentTarget;
      onMove(at + step);
    },
  });
  return (
    <>
      <IconButton icon="chevronLeft" aria-label={`往前移：${name}`} {...by(-1, at === 0)} />
      <IconButton icon="chevronRight" aria-label={`往後移：${name}`} {...by(1, at === count - 1)} />
    </>
  );
}
