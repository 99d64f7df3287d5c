import { theme } from '@pinpu/shared/theme';
import { Checkbox, IconButton } from '@pinpu/shared/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { VARIANT_COLUMNS, type VariantField } from '../draft/variant-columns.ts';
import { isCodeFixed, type RowDraft } from '../draft/variants-draft.ts';
import type { RowFault } from '../use-variants-form.ts';
import { columnTitle } from './column-title.ts';
import { PictureChoice } from './PictureChoice.tsx';

/** Handlers of the rows. The object never changes, so that unchanged rows are not rendered again. */
export interface RowActions {
  type: (row: string, field: VariantField, text: string) => void;
  set: (row: string, fields: Partial<Pick<RowDraft, 'picture' | 'enabled'>>) => void;
  remove: (row: string) => void;
}

interface VariantRowProps {
  row: RowDraft;
  /** Its values as a text. */
  name: string;
  faults: readonly RowFault[];
  pictures: readonly string[];
  actions: RowActions;
}

interface CellProps extends Pick<VariantRowProps, 'row' | 'name' | 'actions'> {
  column: (typeof VARIANT_COLUMNS)[number];
  isWrong: boolean;
  messageId: string;
}

/** An input of the table; its number is text, so that neither wheel nor arrow keys change it. */
const CellInput = ({ row, name, column, isWrong, messageId, actions }: CellProps) => (
  <Input
    aria-label={`${name} ${column.title}`}
    data-row={row.id}
    data-field={column.field}
    inputMode={column.field === 'var_id' ? 'text' : 'numeric'}
    autoComplete="off"
    maxLength={40}
    readOnly={column.field === 'var_id' && isCodeFixed(row)}
    placeholder={column.field === 'var_id' ? '自動' : undefined}
    value={row.cells[column.field]}
    aria-invalid={isWrong || undefined}
    aria-describedby={isWrong ? messageId : undefined}
    $text={column.isText === true}
    onChange={({ currentTarget: { value } }) => actions.type(row.id, column.field, value)}
  />
);

/** Why a row can't be saved, by column, below it. */
const Faults = ({ id, faults }: { id: string; faults: readonly RowFault[] }) =>
  faults.length > 0 && (
    <tr>
      <Sentences id={id} colSpan={13}>
        {faults.map(({ field, message }) => (
          <p key={field}>{columnTitle(field, message)}</p>
        ))}
      </Sentences>
    </tr>
  );

/** A variant of the table. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  const { row, name, faults, pictures, actions } = props;
  const messageId = `variant-fault-${row.id}`;
  return (
    <>
      <Line $off={!row.enabled}>
        <th scope="row">{name}</th>
        {VARIANT_COLUMNS.map((column) => (
          <td key={column.field}>
            <CellInput
              {...{ row, name, column, messageId, actions }}
              isWrong={faults.some(({ field }) => field === column.field)}
            />
            {column.field === 'on_hand' && row.reserved > 0 && <small>已保留 {row.reserved}</small>}
          </td>
        ))}
        <td>
          <PictureChoice
            name={name}
            value={row.picture}
            pictures={pictures}
            onChange={(picture) => actions.set(row.id, { picture })}
          />
        </td>
        <td>
          <Checkbox
            label={row.enabled ? '販售' : '停售'}
            aria-label={`${name} 販售`}
            checked={row.enabled}
            onChange={({ currentTarget: { checked } }) => actions.set(row.id, { enabled: checked })}
          />
        </td>
        <td>
          {!row.ordered && (
            <IconButton
              icon="trash"
              aria-label={`不販售 ${name}`}
              title="不販售這個組合"
              onClick={() => actions.remove(row.id)}
            />
          )}
        </td>
      </Line>
      <Faults id={messageId} faults={faults} />
    </>
  );
});

const Line = styled.tr<{ $off: boolean }>`
  label { gap: ${theme.space[8]}; white-space: nowrap; }
  th { color: ${({ $off }) => theme.colour[$off ? 'inkSoft' : 'ink']}; }
  small { display: block; color: ${theme.colour.inkSoft}; font-size: ${theme.size[13]}; text-align: right; white-space: nowrap; }
`;

const Input = styled.input<{ $text: boolean }>`
  width: ${({ $text }) => ($text ? '120px' : '100%')};
  min-width: 72px;
  min-height: ${theme.width.touch};
  padding: 0 ${theme.space[8]};
  border: ${theme.border.hairline};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  color: ${theme.colour.ink};
  font-variant-numeric: tabular-nums;
  text-align: ${({ $text }) => ($text ? 'start' : 'right')};
  &::placeholder { color: ${theme.colour.inkSoft}; opacity: 1; }
  &:focus-visible { border-color: ${theme.colour.ink}; outline-offset: -2px; }
  &:read-only { border-color: transparent; background: none; }
  &[aria-invalid='true'] { border-color: ${theme.colour.vermilionDeep}; box-shadow: inset 0 0 0 1px ${theme.colour.vermilionDeep}; }
`;

const Sentences = styled.td`
  background: ${theme.colour.vermilionTint};
  color: ${theme.colour.vermilionDeep};
  font-size: ${theme.size[15]};
  text-align: start;
  p { position: sticky; left: ${theme.space[8]}; width: fit-content; max-width: 80vw; }
`;
