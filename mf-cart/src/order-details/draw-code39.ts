import JsBarcode from 'jsbarcode';

/** Draws a barcode into an SVG element, with the specification's measures (§9). */
export function drawCode39(svg: SVGSVGElement, code: string) {
  JsBarcode(svg, code.toUpperCase(), {
    format: 'CODE39',
    width: 4,
    height: 190,
    fontSize: 55,
    margin: 6,
  });
}
