import { barDrawing, qrPair } from './codes.ts';

const widthsOf = (text: string) => barDrawing(text).bars.map(({ width }) => width);

it('a Code 39 has nine bars and spaces per character, between two asterisks [I16]', () => {
  // Five bars per character, of which wide ones are three modules.
  expect(widthsOf('1')).toHaveLength(3 * 5);
  expect(widthsOf('1').slice(5, 10)).toEqual([3, 1, 1, 1, 3]);
  expect(widthsOf('11512AB123456784217')).toHaveLength(21 * 5);
});

it('the two QR codes have the same size, whatever is in them [I16]', () => {
  const [left, right] = qrPair('AB12345678'.repeat(20), '**');
  expect(left.size).toBe(right.size);
  const [one, other] = qrPair('A', '**');
  // Version 6, the least that the tax office allows.
  expect([one.size, other.size]).toEqual([41, 41]);
});

it('a QR code has its three finder patterns [I16]', () => {
  const [{ size, isDark }] = qrPair('AB12345678:高山烏龍茶', '**');
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let at = 0; at < 7; at += 1) expect(isDark(x + at, y) && isDark(x, y + at)).toBe(true);
    expect(isDark(x + 1, y + 1)).toBe(false);
    expect(isDark(x + 3, y + 3)).toBe(true);
  }
});
