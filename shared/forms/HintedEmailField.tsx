import { EmailField, type TextFieldProps } from '@pinpu/shared/ui';
import { EmailHint } from './EmailHint.tsx';

type HintedEmailFieldProps = Omit<Partial<TextFieldProps>, 'value' | 'onChange'> & {
  value: string;
  onChange: (email: string) => void;
};

/** An e-mail field that asks about a mistyped domain. */
export const HintedEmailField = ({ value, onChange, ...field }: HintedEmailFieldProps) => (
  <div>
    <EmailField
      {...field}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <EmailHint email={value} onTake={onChange} />
  </div>
);
