import { theme } from '@pinpu/shared/theme';
import { Button, Disclosure, SelectField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { NumberField } from '../../../../../../features/fields/NumberField.tsx';
import { VARIANT_COLUMNS, type VariantField } from '../draft/variant-columns.ts';
import type { RowDraft } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';
import { PictureChoice } from './PictureChoice.tsx';

type Filled = VariantField | 'picture';

const FILLED = VARIANT_COLUMNS.filter(({ isText }) => !isText);

const titleOf = (filled: Filled) => FILLED.find(({ field }) => field === filled)?.title ?? '圖片';

/** The rows with a value, or all for ''. */
const rowsWith = (rows: readonly RowDraft[], valueId: string) =>
  rows.filter(({ values }) => valueId === '' || Object.values(values).includes(valueId));

/** Which variants are filled: all, or those with a value. */
const Target = ({
  form,
  ...field
}: {
  form: VariantsForm;
  value: string;
  onChange: (id: string) => void;
}) => (
  <SelectField
    label="哪些規格"
    value={field.value}
    onChange={({ currentTarget: { value } }) => field.onChange(value)}
  >
    <option value="">全部</option>
    {form.draft.options.map(({ id, name, values }) => (
      <optgroup key={id} label={name}>
        {values.map((value) => (
          <option key={value.id} value={value.id}>
            {value.value}
          </option>
        ))}
      </optgroup>
    ))}
  </SelectField>
);

function FillFields({ form, pictures }: { form: VariantsForm; pictures: readonly string[] }) {
  const [filled, setFilled] = useState<Filled>('price');
  const [text, setText] = useState('');
  const [picture, setPicture] = useState('');
  const [target, setTarget] = useState('');
  const rows = rowsWith(form.draft.rows, target);
  const fill = () => {
    const done = `已填入 ${rows.length} 種規格的${titleOf(filled)}。`;
    if (filled === 'picture')
      form.setPictures(
        rows.map(({ id }) => id),
        picture,
        done,
      );
    else
      form.fill(
        rows.map(({ id }) => ({ row: id, field: filled, text })),
        done,
      );
  };
  return (
    <Fields>
      <SelectField
        label="欄位"
        value={filled}
        onChange={({ currentTarget: { value } }) => setFilled(value as Filled)}
      >
        {FILLED.map(({ field, title }) => (
          <option key={field} value={field}>
            {title}
          </option>
        ))}
        <option value="picture">圖片</option>
      </SelectField>
      {filled === 'picture' ? (
        <PictureField>
          <PictureChoice name="要填入" value={picture} pictures={pictures} onChange={setPicture} />
        </PictureField>
      ) : (
        <NumberField
          label="填入的值"
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => event.key === 'Enter' && text !== '' && fill()}
        />
      )}
      <Target form={form} value={target} onChange={setTarget} />
      <Button
        variant="secondary"
        disabled={filled !== 'picture' && text.trim() === ''}
        onClick={fill}
      >
        填入 {rows.length} 種
      </Button>
    </Fields>
  );
}

/** Fills a column of all variants, or of those with a value. */
export const FillBar = (props: { form: VariantsForm; pictures: readonly string[] }) => (
  <Disclosure summary="整欄填入">
    <FillFields {...props} />
  </Disclosure>
);

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: ${theme.space[12]};
  ${theme.media.tablet} { grid-template-columns: repeat(3, minmax(0, 200px)) auto; justify-content: start; }
`;

const PictureField = styled.div`
  display: grid;
  align-items: center;
  min-height: 48px;
`;
