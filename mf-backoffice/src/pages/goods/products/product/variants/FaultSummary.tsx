import { theme } from '@pinpu/shared/theme';
import { Notice } from '@pinpu/shared/ui';
import styled from 'styled-components';
import { rowName } from './draft/variants-draft.ts';
import { columnTitle } from './grid/column-title.ts';
import type { RowFault, VariantsForm } from './use-variants-form.ts';

const MOST = 8;

interface FaultSummaryProps {
  form: VariantsForm;
  /** Opens a row on a phone. */
  onOpen: (row: string) => void;
}

/** What has to be changed, each with a link to its cell. */
export function FaultSummary({ form, onOpen }: FaultSummaryProps) {
  const { faults, draft } = form;
  if (faults.length === 0) return null;
  const nameOf = ({ row, field, message }: RowFault) => {
    const found = draft.rows.find(({ id }) => id === row);
    return found ? `${rowName(draft.options, found)} ${columnTitle(field, message)}` : message;
  };
  const show = ({ row, field }: RowFault) => {
    const cell = `[data-row="${CSS.escape(row)}"][data-field="${field || 'price'}"]`;
    const input = document.querySelector<HTMLElement>(cell);
    if (input) input.focus();
    else onOpen(row);
  };
  return (
    <Notice variant="danger" message={`有 ${faults.length} 個地方要修改，還沒有儲存。`}>
      <List>
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.row} ${fault.field}`}>
            {fault.row === '' ? (
              nameOf(fault)
            ) : (
              <Cell type="button" onClick={() => show(fault)}>
                {nameOf(fault)}
              </Cell>
            )}
          </li>
        ))}
        {faults.length > MOST && <li>還有 {faults.length - MOST} 個地方。</li>}
      </List>
    </Notice>
  );
}

const List = styled.ul`
  display: grid;
  justify-items: start;
  color: ${theme.colour.ink};
  overflow-wrap: anywhere;
`;

const Cell = styled.button`
  min-height: ${theme.width.touch};
  text-align: start;
  text-decoration: underline ${theme.colour.edge} 1px;
  text-underline-offset: .35em;
`;
