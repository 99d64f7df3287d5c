import { big5Bytes, decodedText, missingInBig5 } from './big5.ts';

it.each([
  '臺北市中正區',
  '十月二十卅日',
  '碁峰、恒春',
  'PP2611230001,王小明\r\n',
  '（一）　ＡＢ'.slice(0, 4),
])('%j is the same text after Big5 [K21]', (text) => {
  expect(missingInBig5(text)).toEqual([]);
  expect(decodedText(big5Bytes(text))).toBe(text);
});

it('十 and 卅 have the codes that other programs write [K21]', () => {
  expect(big5Bytes('十卅').toString('hex')).toBe('a451a4ca');
});

it('names what Big5 does not have, and writes a box for it [K21]', () => {
  expect(missingInBig5('游錫堃與陳喆、堃😀')).toEqual(['堃', '喆', '😀']);
  expect(decodedText(big5Bytes('游錫堃'))).toBe('游錫□');
});

it.each([
  ['UTF-8', Buffer.from('\uFEFF訂單', 'utf8')],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('訂單', 'utf16le')])],
  ['Big5', big5Bytes('訂單')],
])('reads %s', (_encoding, bytes) => {
  expect(decodedText(bytes)).toBe('訂單');
});

it('does not read a picture', () => {
  expect(decodedText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]))).toBeUndefined();
});
