import type { FocusEvent, InputEvent } from 'react';

const typedIn = new WeakSet<EventTarget>();

/**
 * Handlers of a field whose text is selected when it is entered. Not once something was typed since: React repeats the
 * focus of a page that was becoming interactive, and the next character would replace what is selected then.
 */
export const selectOnFocus = {
  onFocus({ nativeEvent, currentTarget }: FocusEvent<HTMLInputElement>) {
    // Replayed events are not the browser's.
    if (nativeEvent.isTrusted) typedIn.delete(currentTarget);
    if (!typedIn.has(currentTarget)) currentTarget.select();
  },
  onInput({ currentTarget }: InputEvent<HTMLInputElement>) {
    typedIn.add(currentTarget);
  },
};
