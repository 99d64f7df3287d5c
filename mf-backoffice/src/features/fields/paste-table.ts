import { htmlOfText, tableOfPaste } from '@pinpu/shared/domain';
import type { ClipboardEvent } from 'react';

/**
 * Pastes a table of a spreadsheet as the HTML of a table; any other text as it is. Text around it becomes HTML too, since
 * a text with a tag is HTML as a whole.
 */
export function pasteTable(event: ClipboardEvent<HTMLTextAreaElement>) {
  const table = tableOfPaste(event.clipboardData.getData('text/plain'));
  if (table === undefined) return;
  event.preventDefault();
  const field = event.currentTarget;
  const { value, selectionStart, selectionEnd } = field;
  const parts = [value.slice(0, selectionStart), value.slice(selectionEnd)];
  const [before = '', after = ''] = parts.map((part) => htmlOfText(part));
  const whole = [before, table, after].filter((part) => part !== '').join('\n');
  field.setRangeText(whole, 0, value.length, 'end');
  // React notices the new text as it does a typed one, by its own listener.
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
