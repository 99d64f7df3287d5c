import { TextField, type TextFieldProps } from '@pinpu/shared/ui';
import type { ChangeEvent } from 'react';

type MomentFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'onChange'> & {
  /** `2026-12-01 20:00`, as in a goods file. */
  value: string;
  onChange: (change: { currentTarget: { value: string } }) => void;
};

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text);

/** A day and time with the browser's own picker; the hint has it as it is written in Taiwan. */
export function MomentField({ hint, value, onChange, ...input }: MomentFieldProps) {
  const shown = isMoment(value) ? value.replaceAll('-', '/') : '';
  const texts = [shown, hint].filter((text) => text !== undefined && text !== '');
  return (
    <TextField
      {...input}
      type="datetime-local"
      value={value.replace(' ', 'T')}
      hint={texts.join('，')}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        onChange({ currentTarget: { value: currentTarget.value.replace('T', ' ').slice(0, 16) } })
      }
    />
  );
}
