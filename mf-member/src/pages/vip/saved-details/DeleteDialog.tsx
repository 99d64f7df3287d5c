import { ConfirmDialog, Notice, Stack } from '@pinpu/shared/ui';
import styled from 'styled-components';
import type { Saved, SavedKind, SavedListOf } from './saved-kind.ts';

interface DeleteDialogProps<Content> {
  kind: SavedKind<Content>;
  list: SavedListOf<Content>;
  saved: Saved<Content>;
  onClose: () => void;
}

export function DeleteDialog<Content>({ kind, list, saved, onClose }: DeleteDialogProps<Content>) {
  return (
    <ConfirmDialog
      open
      title={`刪除${kind.title}`}
      confirmLabel="刪除"
      tone="danger"
      busy={list.busy}
      onConfirm={() => list.change({ id: saved.id }, onClose)}
      onCancel={onClose}
    >
      <Stack>
        {list.rejection && <Notice variant="danger" message={list.rejection} />}
        <Question>{`要刪除「${kind.nameOf(saved)}」嗎？已成立的訂單不受影響。`}</Question>
      </Stack>
    </ConfirmDialog>
  );
}

const Question = styled.p`
  overflow-wrap: anywhere;
`;
