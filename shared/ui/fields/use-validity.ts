import { lengthFault } from '@pinpu/shared/domain';
import { type InvalidEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Shows a control's native validity below it instead of in the browser's bubble: from the first failed check on, and
 * updated while typing.
 */
export function useValidity<C extends Control>(label: string, max?: number) {
  const [message, setMessage] = useState('');
  const checked = useRef<C>(null);
  // Read again after every render, since an effect sets the custom validity after the input event.
  useEffect(() => {
    if (message && checked.current) setMessage(validityMessage(checked.current, label, max));
  });
  return {
    message,
    onInvalid: (event: InvalidEvent<C>) => {
      event.preventDefault();
      checked.current = event.currentTarget;
      setMessage(validityMessage(event.currentTarget, label, max));
    },
    onInput: (event: SyntheticEvent<C>) => {
      const control = event.currentTarget;
      // That a text is too long is said at once, since no further key changes it.
      if (!message && !tooLong(control, label, max)) return;
      checked.current = control;
      setMessage(validityMessage(control, label, max));
    },
  };
}

const tooLong = (control: Validatable, label: string, max: number | undefined) =>
  max === undefined ? '' : lengthFault(control.value, max, label);

type Validatable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The error message for a control's native validity; '' where it is valid. Browsers' own messages are in the browser's
 * language, not the shop's.
 */
function validityMessage(control: Validatable, label: string, max: number | undefined) {
  const { validity } = control;
  if (validity.valid) return '';
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing)
    return control instanceof HTMLSelectElement ? `請選擇${label}` : `請填寫${label}`;
  const long = tooLong(control, label, max);
  if (long) return long;
  if (control instanceof HTMLInputElement) {
    if (control.type === 'email') return '請填寫完整的電子郵件，例如 name@example.com';
    if (validity.rangeUnderflow) return `${label}不可小於 ${control.min}`;
    if (validity.rangeOverflow) return `${label}不可大於 ${control.max}`;
    if (validity.badInput) return `${label}請填數字`;
  }
  return `${label}的格式不正確，請再確認一次`;
}
