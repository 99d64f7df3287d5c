import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { TextField, type TextFieldProps } from '@pinpu/shared/ui';
import { faultAt } from './fault-at.ts';

/** A field of a setting that is an object of texts. */
interface TextOf<Name extends string>
  extends Pick<TextFieldProps, 'type' | 'inputMode' | 'maxLength' | 'autoComplete' | 'hint'> {
  name: Name;
  label: string;
}

interface FieldsOfProps<Name extends string> {
  /** The setting: `support`. */
  setting: string;
  value: Readonly<Record<Name, string>>;
  fields: readonly TextOf<Name>[];
  faults: readonly SettingFault[];
  onChange: (value: Record<Name, string>) => void;
}

/** The text fields of such a setting. */
export const FieldsOf = <Name extends string>({
  setting,
  value,
  fields,
  faults,
  onChange,
}: FieldsOfProps<Name>) =>
  fields.map(({ name, ...field }) => (
    <TextField
      key={name}
      {...field}
      optional
      value={value[name]}
      error={faultAt(faults, `${setting}.${name}`)}
      onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.value })}
    />
  ));
