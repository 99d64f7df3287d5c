import { qrDrawing, svgText } from './qr-drawing.ts';

const URL_OF_LINK = 'https://pinpu.test/s/spring-tea';

it('the drawing has the three finder patterns of a QR code within a quiet zone of four modules [G3]', () => {
  const { size, path } = qrDrawing(URL_OF_LINK);
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`);
  const last = size - 4 - 7;
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const) {
    for (let n = 0; n < 7; n += 1) expect(isDark(x + n, y) && isDark(x, y + n)).toBe(true);
    expect(isDark(x + 1, y + 1)).toBe(false);
    expect(isDark(x + 3, y + 3)).toBe(true);
  }
  for (const cell of dark)
    expect(cell.split(' ').every((at) => Number(at) >= 4 && Number(at) < size - 4)).toBe(true);
});

it('the drawing is a valid SVG file, without anything of the address in it as markup [G3]', () => {
  const text = svgText(qrDrawing(`${URL_OF_LINK}"><script>`));
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(documentElement.nodeName).toBe('svg');
  expect(text).not.toContain('script');
});
