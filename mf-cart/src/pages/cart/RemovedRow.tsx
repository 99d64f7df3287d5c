import type { CartLine } from '@pinpu/shared/contracts';
import { lineName } from '@pinpu/shared/domain';
import { useAtomValue, useSetAtom } from '@pinpu/shared/state';
import { theme } from '@pinpu/shared/theme';
import { Button, useFocusFallback, VisuallyHidden } from '@pinpu/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { cartRowsAtom, rowMessageAtom, undoRemoveAtom } from '../../state/removed-lines.ts';
import { useRowFocus } from './use-row-focus.ts';

/** The row of a removed line, with an undo button, until the page is left. */
export function RemovedRow({ line }: { line: CartLine }) {
  const { prd_id } = line;
  const name = lineName(line);
  const undoRemove = useSetAtom(undoRemoveAtom);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusFallback(row);
  useRowFocus(button, prd_id);
  return (
    <Gone ref={row} aria-label={`已移除${name}`}>
      <p>已移除「{name}」</p>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        aria-label={`復原${name}`}
        onClick={() => undoRemove(prd_id)}
      >
        復原
      </Button>
    </Gone>
  );
}

/** The rows of lines that were removed, for a cart that is empty. */
export function RemovedRows() {
  const rows = useAtomValue(cartRowsAtom);
  if (rows.length === 0) return null;
  return (
    <ul>
      {rows.map(({ line }) => (
        <RemovedRow key={line.prd_id} line={line} />
      ))}
    </ul>
  );
}

/** Live region for removals; rendered before there is a message, so that all of it is announced. */
export function RowMessage() {
  return <VisuallyHidden role="status">{useAtomValue(rowMessageAtom).message}</VisuallyHidden>;
}

const Gone = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};
  border-bottom: ${theme.border.hairline};
  color: ${theme.colour.inkSoft};
  font-size: ${theme.size[15]};
  > button { flex: none; }
`;
