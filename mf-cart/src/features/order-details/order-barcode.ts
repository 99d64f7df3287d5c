/** Milliseconds between opening the order dialog and its barcodes (spec §9). */
export const BARCODE_DELAY_MS = 1000;

/** Options of the order dialog's barcodes: CODE39, sizes in pixels (spec §9). */
export const ORDER_BARCODE = {
  format: 'CODE39',
  width: 4,
  height: 190,
  fontSize: 55,
  margin: 6,
} as const;
