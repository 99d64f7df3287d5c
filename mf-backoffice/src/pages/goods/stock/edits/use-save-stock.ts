import { failureBody, failureText } from '@pinpu/shared/api/failure';
import {
  type StockCell,
  type StockSaved,
  stockRejectionSchema,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation } from '@pinpu/shared/query';
import { saveStock } from '../../../../api/stock.ts';
import { useShowStock } from '../rows/use-stock-rows.ts';
import { OFFLINE, savedText } from './saved-text.ts';
import { afterAnswer, afterFailure, type StockDrafts } from './stock-drafts.ts';
import type { StockUndo } from './use-stock-undo.ts';

/** The body of the answer if a save was rejected as a whole; else undefined. */
const rejectedAnswer = (error: unknown): StockSaved | undefined =>
  failureBody(error, stockRejectionSchema)?.body;

/** Saves cells, one call at a time, since each call raises the version of its rows. */
export function useSaveStock(
  update: (change: (before: StockDrafts) => StockDrafts) => void,
  undo: StockUndo,
) {
  const show = useShowStock();
  const take = (cells: readonly StockCell[], answer: StockSaved) => {
    update((before) => afterAnswer(before, cells, answer));
    return show(answer.products);
  };
  const save = useMutation({
    mutationFn: saveStock,
    scope: { id: 'stock' },
    onSuccess: (answer, cells) => {
      if (answer.edit !== '') undo.addSaved(answer.edit, savedText(cells, answer));
      return take(cells, answer);
    },
    onError: (error, cells) => {
      const answer = rejectedAnswer(error);
      if (answer) return take(cells, answer);
      const message = failureText(error, OFFLINE);
      undo.setMessage({ text: message, isError: true });
      update((before) => afterFailure(before, cells, message));
      return undefined;
    },
    meta: { quiet: true },
  });
  return save.mutate;
}
