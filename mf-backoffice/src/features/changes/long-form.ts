import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Moves the focus to the first rejected field of a form, after every attempt; `failedAt` identifies the attempt. */
export function useFocusFault(failedAt: number) {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failedAt === 0) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.scrollIntoView?.({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  }, [failedAt]);
  return place;
}

/** Enter in a field does not submit: a long form is saved only by its button. */
export const withoutEnter = (event: KeyboardEvent) => {
  const { key, target, nativeEvent } = event;
  const isTyped = target instanceof HTMLInputElement && !nativeEvent.isComposing;
  if (key === 'Enter' && isTyped) event.preventDefault();
};
