import { EMAIL_PATTERN } from '@pinpu/shared/domain';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A required e-mail address, with the syntax that the server accepts. */
export function EmailField(props: Partial<TextFieldProps>) {
  return (
    <TextField
      label="電子郵件"
      type="email"
      name="email"
      required
      maxLength={254}
      pattern={EMAIL_PATTERN.source.slice(1, -1)}
      autoComplete="email"
      autoCapitalize="none"
      enterKeyHint="send"
      {...props}
    />
  );
}
