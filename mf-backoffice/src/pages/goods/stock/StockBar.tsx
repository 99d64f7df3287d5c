import { theme } from '@pinpu/shared/theme';
import { Button, IconButton } from '@pinpu/shared/ui';
import styled from 'styled-components';
import type { StockCells } from './edits/use-stock-cells.ts';

/** The last save or undo, with a button that reverts it, as Ctrl+Z does. */
export function StockBar({ undo }: { undo: StockCells['undo'] }) {
  const { message, setMessage, undoShown, isUndoing } = undo;
  return (
    // Rendered before there is a message, so that screen readers announce all of it.
    <Place role="status" aria-live={message?.isError ? 'assertive' : 'polite'}>
      {message && (
        <Bar $isError={message.isError === true}>
          <p>{message.text}</p>
          {message.edit && (
            <Button size="small" variant="secondary" busy={isUndoing} onClick={undoShown}>
              {message.edit.isUndo ? '重做' : '復原'}
            </Button>
          )}
          <IconButton icon="close" aria-label="關閉訊息" onClick={() => setMessage(undefined)} />
        </Bar>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto ${theme.space[16]} calc(${theme.frame.panel} + ${theme.space[16]});
  z-index: ${theme.layer.bar};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Bar = styled.div<{ $isError: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  max-width: 640px;
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[4]} ${theme.space[16]};
  border: 1px solid ${({ $isError }) => theme.colour[$isError ? 'vermilionDeep' : 'edge']};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.card};
  box-shadow: ${theme.shadow.lifted};
  color: ${({ $isError }) => theme.colour[$isError ? 'vermilionDeep' : 'ink']};
  font-size: ${theme.size[15]};
  pointer-events: auto;
  p { min-width: 0; padding-block: ${theme.space[8]}; overflow-wrap: anywhere; }
  button { flex: none; }
`;
