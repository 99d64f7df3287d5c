import { Field } from '@pinpu/shared/ui';
import { useState } from 'react';
import { TextArea } from './TextArea.ts';

interface LinesFieldProps {
  label: string;
  hint: string;
  lines: readonly string[];
  error: string;
  onChange: (lines: string[]) => void;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of texts, one a line; empty lines and outer spaces don't count. */
export function LinesField({ label, hint, lines, error, onChange }: LinesFieldProps) {
  const stored = lines.join('\n');
  const [typed, setTyped] = useState(stored);
  // The typed text has empty lines that the list lacks; another list, as after a reset, replaces it.
  const text = linesOf(typed).join('\n') === stored ? typed : stored;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <TextArea
          {...control}
          rows={6}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value);
            onChange(linesOf(value));
          }}
        />
      )}
    </Field>
  );
}
