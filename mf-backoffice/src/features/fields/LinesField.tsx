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

/** A list of texts, one per line; empty lines and surrounding spaces are ignored. */
export function LinesField({ label, hint, lines, error, onChange }: LinesFieldProps) {
  const stored = lines.join('\n');
  const [typed, setTyped] = useState(stored);
  // The typed text may have empty lines that the list lacks, so it stays. Another list, as after a reset, replaces it.
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
