import { ORDER_BARCODE } from '@pinpu/shared/domain';
import JsBarcode from 'jsbarcode';

/** Draws a barcode into an SVG element, with the specification's measures (§9). */
export function drawCode39(svg: SVGSVGElement, code: string) {
  JsBarcode(svg, code.toUpperCase(), ORDER_BARCODE);
}
