import { refusalText } from '@pinpu/shared/api/failure';
import type { StockSaved } from '@pinpu/shared/contracts/backoffice';
import { useMutation } from '@pinpu/shared/query';
import { useEffect, useRef, useState } from 'react';
import { undoStockEdit } from '../../../../api/stock.ts';
import { useShowStock } from '../rows/use-stock-rows.ts';
import { OFFLINE } from './saved-text.ts';

/** The message about the last save or undo; `edit` is what its button reverts. */
export interface StockMessage {
  text: string;
  edit?: SavedEdit;
  isError?: boolean;
}

interface SavedEdit {
  id: string;
  /** Describes the changed values. */
  text: string;
  /** The edit is itself an undo: undoing it is called 重做. */
  isUndo: boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** Handles Ctrl+Z and ⌘Z, except in a field, where they undo the typing. */
function useUndoKey(undo: () => void) {
  const latest = useRef(undo);
  latest.current = undo;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
      if (!isUndo || event.shiftKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

const leftOver = ({ refused: rejected }: StockSaved) =>
  rejected.length === 0 ? '' : `${rejected.length} 格沒有復原：${rejected[0]?.message}`;

/** The saves made in this tab; the button or Ctrl+Z undoes them, the latest first. */
export function useStockUndo(isSaving: () => boolean) {
  const [message, setMessage] = useState<StockMessage>();
  const saved = useRef<SavedEdit[]>([]);
  const show = useShowStock();
  const forget = (id: string) => {
    saved.current = saved.current.filter((edit) => edit.id !== id);
  };
  const undo = useMutation({
    mutationFn: ({ id }: SavedEdit) => undoStockEdit(id),
    onSuccess: (answer, { id, text, isUndo }) => {
      forget(id);
      const edit = { id: answer.edit, text, isUndo: !isUndo };
      if (isUndo) saved.current.push(edit);
      const done = `${isUndo ? '已重做' : '已復原'}：${text}`;
      setMessage({ text: leftOver(answer) || done, edit });
      return show(answer.products);
    },
    onError: (error, { id }) => {
      const rejection = refusalText(error);
      if (rejection !== undefined) forget(id);
      setMessage({ text: rejection ?? OFFLINE, isError: true });
    },
    meta: { quiet: true },
  });
  const start = (edit: SavedEdit | undefined) => {
    if (isSaving()) setMessage({ text: '正在儲存，請稍後再復原。' });
    else if (edit && !undo.isPending) undo.mutate(edit);
  };
  useUndoKey(() => start(saved.current.at(-1)));
  return {
    message,
    setMessage,
    isUndoing: undo.isPending,
    /** Undoes the edit that the message is about. */
    undoShown: () => start(message?.edit),
    /** Adds the latest save. */
    addSaved: (id: string, text: string) => {
      const edit = { id, text, isUndo: false };
      saved.current.push(edit);
      setMessage({ text, edit });
    },
  };
}

export type StockUndo = ReturnType<typeof useStockUndo>;
