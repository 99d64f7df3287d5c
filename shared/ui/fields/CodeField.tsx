import { OTP_MAX_LENGTH } from '@pinpu/shared/domain';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A required one-time code from a mail; browsers and keyboards offer the code that has just arrived. */
export function CodeField(props: Partial<TextFieldProps>) {
  return (
    <TextField
      label="驗證碼"
      name="otp"
      required
      maxLength={OTP_MAX_LENGTH}
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="go"
      {...props}
    />
  );
}
