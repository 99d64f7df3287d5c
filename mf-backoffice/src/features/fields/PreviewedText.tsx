import { htmlOfText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, Field, HtmlBlock } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { pasteTable } from './paste-table.ts';
import { TextArea } from './TextArea.ts';

interface PreviewedTextProps {
  label: string;
  /** The name of the control. */
  name: string;
  hint: string;
  error: string;
  rows: number;
  value: string;
  onType: (text: string) => void;
}

/** A text field for a page of the shop (text or HTML), with a preview of it. */
export const PreviewedText = ({ value, onType, name, rows, ...field }: PreviewedTextProps) => (
  <div>
    <Field {...field}>
      {(control) => (
        <Area
          {...control}
          name={name}
          rows={rows}
          value={value}
          onPaste={pasteTable}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </Field>
    {value.trim() !== '' && (
      <Disclosure summary="預覽">
        <HtmlBlock html={htmlOfText(value)} />
      </Disclosure>
    )}
  </div>
);

const Area = styled(TextArea)`
  line-height: ${theme.leading.text};
`;
