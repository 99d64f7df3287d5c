import { type InvalidEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { validityMessage } from './validity-message.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Shows a control's native validity below it instead of in the browser's bubble: from the first failed check on, and
 * updated while typing.
 */
export function useValidity<C extends Control>(label: string) {
  const [message, setMessage] = useState('');
  const checked = useRef<C>(null);
  // Read again after every render, since an effect sets the custom validity after the input event.
  useEffect(() => {
    if (message && checked.current) setMessage(validityMessage(checked.current, label));
  });
  return {
    message,
    onInvalid: (event: InvalidEvent<C>) => {
      event.preventDefault();
      checked.current = event.currentTarget;
      setMessage(validityMessage(event.currentTarget, label));
    },
    onInput: (event: SyntheticEvent<C>) => {
      if (message) setMessage(validityMessage(event.currentTarget, label));
    },
  };
}
