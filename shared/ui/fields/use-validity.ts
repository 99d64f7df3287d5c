import { type InvalidEvent, type SyntheticEvent, useState } from 'react';
import { validityMessage } from './validity-message.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Shows a control's native validity below it instead of in the browser's bubble: from the first failed check on,
 * updated while typing.
 */
export function useValidity<C extends Control>(label: string) {
  const [message, setMessage] = useState('');
  return {
    message,
    onInvalid: (event: InvalidEvent<C>) => {
      event.preventDefault();
      setMessage(validityMessage(event.currentTarget, label));
    },
    onInput: (event: SyntheticEvent<C>) => {
      if (message) setMessage(validityMessage(event.currentTarget, label));
    },
  };
}
