import { htmlOfText } from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Disclosure, Field, fieldCss, HtmlBlock } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { FIELD_TITLES } from './product-fields.ts';
import type { ProductForm } from './use-product-form.ts';

interface TextCellProps {
  form: ProductForm;
  field: string;
  hint: string;
  rows: number;
}

/** A text of the product page, typed as text or HTML, with how the shop shows it. */
export function TextCell({ form, field, hint, rows }: TextCellProps) {
  const text = form.draft.typed[field] ?? '';
  return (
    <div>
      <Field label={FIELD_TITLES[field] ?? field} hint={hint} error={form.faultAt(field)}>
        {(control) => (
          <Area
            {...control}
            name={field}
            rows={rows}
            value={text}
            onChange={({ currentTarget: { value } }) => form.type(field, value)}
          />
        )}
      </Field>
      {text.trim() !== '' && (
        <Disclosure summary="預覽">
          <HtmlBlock html={htmlOfText(text)} />
        </Disclosure>
      )}
    </div>
  );
}

const Area = styled.textarea`
  ${fieldCss}
  height: auto;
  padding-block: ${theme.space[12]};
  line-height: ${theme.leading.text};
  resize: vertical;
`;
