import JsBarcode from 'jsbarcode';

type BarcodeOptions = JsBarcode.Options;

/** Why a barcode was not drawn, in the specification's words (§5). */
export class BarcodeError extends Error {
  override name = 'BarcodeError';
}

/** The library throws a string for invalid input, with the input in quotation marks, and objects for the rest. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error.replace(/^"(.*)" is not/su, '$1 is not');
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : 'The barcode could not be drawn';
}

/**
 * Draws a barcode, in capitals, with the library's dimensions by default (spec §9).
 * @throws BarcodeError for input the symbology can't encode, for no element, and for one that can't be drawn on.
 */
export function drawBarcode(element: unknown, text: string, options: BarcodeOptions = {}): void {
  try {
    JsBarcode(element ?? undefined, text.toUpperCase(), options);
  } catch (error) {
    throw new BarcodeError(messageOf(error));
  }
}
