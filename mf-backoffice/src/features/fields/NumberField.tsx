import { TextField, type TextFieldProps } from '@pinpu/shared/ui';
import { useState } from 'react';
import { isBlock } from './pasted-text.ts';

/**
 * A field for a number. It is a text field, since a number field changes by wheel and arrow keys and hides what it
 * can't read. Several pasted cells are rejected: the browser would join them into one number.
 */
export function NumberField({ error, onInput, ...input }: Omit<TextFieldProps, 'type'>) {
  const [isRejected, setRejected] = useState(false);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      {...input}
      type="text"
      error={isRejected ? '一次只能貼上一個數字。' : error}
      onInput={(event) => {
        setRejected(false);
        onInput?.(event);
      }}
      onPaste={(event) => {
        const isSeveral = isBlock(event.clipboardData.getData('text/plain'));
        setRejected(isSeveral);
        if (isSeveral) event.preventDefault();
      }}
    />
  );
}
