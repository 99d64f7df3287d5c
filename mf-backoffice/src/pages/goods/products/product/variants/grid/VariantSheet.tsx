import { theme } from '@pinpu/shared/theme';
import { Button, Checkbox, Dialog, Stack, TextField } from '@pinpu/shared/ui';
import { Soft } from '@pinpu/shared/widgets';
import styled from 'styled-components';
import { NumberField } from '../../../../../../features/fields/NumberField.tsx';
import { VARIANT_COLUMNS } from '../draft/variant-columns.ts';
import { isCodeFixed, type RowDraft, rowName } from '../draft/variants-draft.ts';
import type { VariantsForm } from '../use-variants-form.ts';
import { PictureChoice } from './PictureChoice.tsx';

interface VariantSheetProps {
  form: VariantsForm;
  row: RowDraft;
  pictures: readonly string[];
  /** Shows another variant; undefined closes the sheet. */
  onShow: (row: RowDraft | undefined) => void;
}

/** The typed fields of a variant, each with its fault. */
const Fields = ({ form, row }: Pick<VariantSheetProps, 'form' | 'row'>) => (
  <Cells>
    {VARIANT_COLUMNS.map(({ field, title, hint, isText }) => {
      const Field = isText ? TextField : NumberField;
      return (
        <Field
          key={field}
          label={title}
          hint={field === 'on_hand' && row.reserved > 0 ? `已保留 ${row.reserved}` : hint}
          autoComplete="off"
          maxLength={40}
          inputMode={field === 'var_id' ? 'text' : 'numeric'}
          readOnly={field === 'var_id' && isCodeFixed(row)}
          value={row.cells[field]}
          error={form.faultAt(row.id, field)}
          onChange={({ currentTarget: { value } }) =>
            form.type([{ row: row.id, field, text: value }])
          }
        />
      );
    })}
  </Cells>
);

/** One variant on a phone; what is typed is part of the editor at once. */
export function VariantSheet({ form, row, pictures, onShow }: VariantSheetProps) {
  const { rows, options } = form.draft;
  const at = rows.indexOf(row);
  const name = rowName(options, row);
  const buttons = (
    <Foot>
      <Button variant="secondary" disabled={at === 0} onClick={() => onShow(rows[at - 1])}>
        上一種
      </Button>
      <Button
        variant="secondary"
        disabled={at === rows.length - 1}
        onClick={() => onShow(rows[at + 1])}
      >
        下一種
      </Button>
      <Button onClick={() => onShow(undefined)}>完成</Button>
    </Foot>
  );
  return (
    <Dialog open variant="sheet" title={name} onClose={() => onShow(undefined)} footer={buttons}>
      <Stack>
        <Soft $small>
          第 {at + 1} 種，共 {rows.length} 種。全部改好再按「儲存規格」。
        </Soft>
        <Line>
          <PictureChoice
            name={name}
            value={row.picture}
            pictures={pictures}
            onChange={(picture) => form.setRow(row.id, { picture })}
          />
          <Checkbox
            label="販售"
            checked={row.enabled}
            onChange={({ currentTarget: { checked } }) => form.setRow(row.id, { enabled: checked })}
          />
          {!row.ordered && (
            <Button
              variant="quiet"
              onClick={() => {
                form.removeRow(row.id);
                onShow(undefined);
              }}
            >
              不販售這個組合
            </Button>
          )}
        </Line>
        <Fields form={form} row={row} />
      </Stack>
    </Dialog>
  );
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[8]};
  button { padding-inline: ${theme.space[8]}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[8]} ${theme.space[16]};
`;

const Cells = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space[12]};
  > :first-child, > :last-child { grid-column: 1 / -1; }
`;
