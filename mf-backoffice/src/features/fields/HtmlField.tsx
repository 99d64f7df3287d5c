import { Field } from '@pinpu/shared/ui';
import { pasteTable } from './paste-table.ts';
import { TextArea } from './TextArea.ts';

interface HtmlFieldProps {
  label: string;
  value: string;
  error: string;
  hint?: string;
  rows?: number;
  onChange: (html: string) => void;
}

/** A text of the shop that may contain simple HTML. */
export const HtmlField = ({
  label,
  value,
  error,
  hint = '可用簡單的 HTML：標題、段落、清單、表格、連結、本店的圖片。',
  rows = 5,
  onChange,
}: HtmlFieldProps) => (
  <Field label={label} optional hint={hint} error={error}>
    {(control) => (
      <TextArea
        {...control}
        rows={rows}
        spellCheck={false}
        value={value}
        onPaste={pasteTable}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </Field>
);
