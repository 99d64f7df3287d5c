import JsBarcode from 'jsbarcode';

type BarcodeOptions = JsBarcode.Options;

/** Why a barcode could not be drawn, in the specification's words (§5). */
export class BarcodeError extends Error {
  override name = 'BarcodeError';
}

/** The library throws a string, which quotes the input, if that is invalid, and objects otherwise. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error.replace(/^"(.*)" is not/su, '$1 is not');
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : 'The barcode could not be drawn';
}

/**
 * Draws a barcode of the text in capitals; by default with the library's dimensions (spec §9). @throws BarcodeError if
 * the symbology can't encode the text, or if `element` is missing or can't be drawn on
 */
export function drawBarcode(element: unknown, text: string, options: BarcodeOptions = {}): void {
  try {
    JsBarcode(element ?? undefined, text.toUpperCase(), options);
  } catch (error) {
    throw new BarcodeError(messageOf(error));
  }
}
