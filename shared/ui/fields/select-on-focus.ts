import type { FocusEvent, InputEvent } from 'react';

const typedIn = new WeakSet<EventTarget>();

/**
 * Handlers that select a field's text when it is focused, unless something was typed since: after hydration, React
 * repeats the focus event, and the next character would replace the selected text.
 */
export const selectOnFocus = {
  onFocus({ nativeEvent, currentTarget }: FocusEvent<HTMLInputElement>) {
    // An event that React repeats is not trusted.
    if (nativeEvent.isTrusted) typedIn.delete(currentTarget);
    if (!typedIn.has(currentTarget)) currentTarget.select();
  },
  onInput({ currentTarget }: InputEvent<HTMLInputElement>) {
    typedIn.add(currentTarget);
  },
};
