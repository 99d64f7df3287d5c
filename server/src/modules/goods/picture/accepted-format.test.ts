import { acceptedFormat } from './routes.ts';

it.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/avif;q=0, image/webp', 'webp'],
  ['image/AVIF', 'avif'],
  ['image/png,image/svg+xml;q=0.8', 'plain'],
  ['*/*', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
])('negotiates for Accept: %s the format %s', (accept, format) => {
  expect(acceptedFormat(accept)).toBe(format);
});
