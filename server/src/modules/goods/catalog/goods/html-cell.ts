import { htmlOfText, isMarkup } from '@pinpu/shared/domain';

const ENTITY = /&amp;(amp|lt|gt|quot|nbsp|#\d+);/g;

/** A cell of several lines as the forms write it, in paragraphs; one line, or HTML, as it is. */
export function htmlOfCell(cell: string): string {
  const text = cell.replaceAll(/\r\n?/g, '\n').trim();
  if (!text.includes('\n') || isMarkup(text)) return cell;
  // What was exported has entities already.
  return htmlOfText(text).replaceAll(ENTITY, '&$1;');
}
