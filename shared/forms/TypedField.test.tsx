import type { TypedKind } from '@pinpu/shared/domain';
import { TYPED_TEXTS } from '@pinpu/shared/testing/fixtures';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TypedField } from './TypedField.tsx';

function open(kind: TypedKind) {
  function Form() {
    const [value, setValue] = useState('');
    return <TypedField kind={kind} label="欄位" required value={value} onChange={setValue} />;
  }
  render(<Form />);
  return screen.getByLabelText<HTMLInputElement>('欄位');
}

const paste = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } });

it.each(TYPED_TEXTS)(
  'treats the pasted %s %j as the server does: %j [C12] [41 D1] [41 R1] [41 R46]',
  (kind, typed, stored) => {
    const input = open(kind);
    paste(input, typed);
    const validAsPasted = input.validity.valid;
    fireEvent.blur(input);
    expect(input.validity.valid).toBe(stored !== undefined);
    if (stored === undefined) return;
    expect(input).toHaveValue(stored);
    // Enter submits the form while the text is still as pasted; a browser itself judges only an e-mail.
    if (kind !== 'email') expect(validAsPasted).toBe(true);
  },
);

it('says at once that a text is too long, and keeps it [41 D4]', () => {
  const input = open('address');
  paste(input, '路'.repeat(250));
  expect(input).toHaveValue('路'.repeat(250));
  expect(input).toHaveAccessibleDescription('欄位最多 200 個字，目前 250 個字');
});
