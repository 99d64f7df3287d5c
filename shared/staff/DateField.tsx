import { formatDate } from '@pinpu/shared/i18n';
import { TextField, type TextFieldProps } from '@pinpu/shared/ui';

type DateFieldProps = Omit<TextFieldProps, 'type' | 'value'> & { value: string };

const isWholeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * A field for a day. Browsers write it in the order of their own language, such as mm/dd/yyyy, so the hint has it as it is
 * written in Taiwan.
 */
export function DateField({ hint, value, ...input }: DateFieldProps) {
  const day = isWholeDay(value) ? formatDate(value) : '';
  const texts = [day, hint].filter((text) => text !== undefined && text !== '');
  return <TextField {...input} type="date" value={value} hint={texts.join('，')} />;
}
