import { OTP_MAX_LENGTH, tidyOtp } from '@pinpu/shared/domain';
import type { ClipboardEvent } from 'react';
import { LabelledInput, type TextFieldProps } from './TextField.tsx';

/**
 * A required one-time code from a mail; browsers and keyboards offer the code that has just arrived. Of a pasted line
 * only its code is inserted, before the limit cuts.
 */
export function CodeField(props: Partial<TextFieldProps>) {
  return (
    <LabelledInput
      label="驗證碼"
      name="otp"
      required
      maxLength={OTP_MAX_LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      onPaste={pasteCode}
      {...props}
    />
  );
}

function pasteCode(event: ClipboardEvent<HTMLInputElement>) {
  const pasted = event.clipboardData.getData('text');
  const found = tidyOtp(pasted);
  if (found === pasted || !/^\d{6}$/.test(found)) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(found, 0, input.value.length, 'end');
  // React takes a change from an input event alone.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
