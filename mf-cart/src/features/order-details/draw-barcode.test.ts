import { drawBarcode } from './draw-barcode.ts';
import { ORDER_BARCODE } from './order-barcode.ts';

const svg = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg');

/** The text that a drawing has below its bars. */
function textOf(format: string, input: string): string {
  const drawing = svg();
  drawBarcode(drawing, input, { format, flat: true });
  return [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent).join('');
}

beforeEach(() => {
  // jsdom does not measure text.
  const context = { measureText: () => ({ width: 0 }) } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

describe('a barcode', () => {
  it('is written in capitals [D9]', () => {
    expect(textOf('CODE39', 'abc-12. $/+%')).toBe('ABC-12. $/+%');
  });

  it.each([
    ['CODE39', '條碼'],
    ['CODE39', 'A_B'],
    ['CODE39', 'A*B'],
    ['pharmacode', '2'],
    ['pharmacode', '131071'],
    ['EAN13', '12345678901'],
    ['EAN13', '5901234123456'],
    ['EAN8', '123456'],
    ['EAN8', '96385075'],
    ['UPC', '1234567890'],
    ['UPC', '123456789990'],
    ['ITF', '123'],
    ['ITF14', '123456789012'],
    ['ITF14', '10012345678903'],
  ])('a barcode of %s rejects %s in the specified words [D9]', (format, input) => {
    expect(() => drawBarcode(svg(), input, { format })).toThrow(
      new RegExp(`^${input.replace(/[*]/g, '\\*')} is not a valid input for `),
    );
  });

  it.each([
    ['pharmacode', '3', '3'],
    ['pharmacode', '131070', '131070'],
    ['EAN13', '590123412345', '5901234123457'],
    ['EAN13', '5901234123457', '5901234123457'],
    ['EAN8', '9638507', '96385074'],
    ['EAN8', '96385074', '96385074'],
    ['UPC', '12345678999', '123456789999'],
    ['UPC', '123456789999', '123456789999'],
    ['ITF', '1234', '1234'],
    ['ITF14', '1001234567890', '10012345678902'],
    ['ITF14', '10012345678902', '10012345678902'],
  ])(
    'a barcode of %s accepts %s and writes %s, adding a missing check digit [D9]',
    (format, input, written) => {
      expect(textOf(format, input)).toBe(written);
    },
  );

  it('needs an element, and one that can be drawn on [D9]', () => {
    expect(() => drawBarcode(null, 'A')).toThrow(/^No element to render on/);
    expect(() => drawBarcode(document.createElement('p'), 'A')).toThrow(
      'Not supported type to render on',
    );
  });

  it('has the specified dimensions by default [D9]', () => {
    const drawing = svg();
    drawBarcode(drawing, 'A', { format: 'CODE39' });
    const [ground, bar] = drawing.querySelectorAll('rect');
    // Three characters of sixteen modules, each two pixels wide, and ten pixels on either side.
    expect(drawing).toHaveAttribute('width', `${2 * 48 + 20}px`);
    expect(ground).toHaveAttribute('fill', '#ffffff');
    expect(bar).toHaveAttribute('height', '100');
    expect(drawing.querySelector('g')).toHaveAttribute('fill', '#000000');
    expect(drawing.querySelector('text')).toHaveAttribute('font-size', '20');
    expect(drawing.querySelector('text')).toHaveAttribute('font-family', 'monospace');
  });

  it('a barcode of an order has the dimensions of the order dialog [D4]', () => {
    const drawing = svg();
    drawBarcode(drawing, 'A', ORDER_BARCODE);
    expect(drawing).toHaveAttribute('width', `${4 * 48 + 12}px`);
    expect(drawing.querySelectorAll('rect')[1]).toHaveAttribute('height', '190');
    expect(drawing.querySelector('text')).toHaveAttribute('font-size', '55');
  });
});
