import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaKind } from '@pinpu/shared/domain';
import { tinyMp4, tinyPdf } from '../../../testing/goods/tiny-media.ts';
import { mediaFault } from './media-fault.ts';

const dir = mkdtempSync(join(tmpdir(), 'pinpu-media-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const faultOf = (kind: MediaKind, content: Buffer) => {
  const path = join(dir, 'received');
  writeFileSync(path, content);
  return mediaFault(kind, { name: 'a', path, bytes: content.length });
};

it.each([
  ['an MP4', tinyMp4()],
  ["a phone's MP4", tinyMp4({ brands: ['mp42', 'isom', 'mp42'] })],
  [
    'an MP4 without sound',
    Buffer.from(tinyMp4().toString('latin1').replace('soun', 'text'), 'latin1'),
  ],
])('%s is accepted as a video [T18]', async (_what, content) => {
  expect(await faultOf('video', content)).toBe('');
});

const whole = tinyMp4();
const wide = Buffer.concat([
  whole,
  Buffer.from([0, 0, 0, 1]),
  Buffer.from('mdat'),
  Buffer.alloc(4),
  Buffer.from([0, 0, 0, 20, 1, 2, 3, 4]),
]);

it('an MP4 whose last box states its length in 64 bits is accepted [T18]', async () => {
  expect(await faultOf('video', wide)).toBe('');
  expect(await faultOf('video', wide.subarray(0, -1))).toContain('不完整');
});

it.each([
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>'), '不是 MP4 影片'],
  [
    'SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    '不是 MP4 影片',
  ],
  ['a PDF', tinyPdf(), '不是 MP4 影片'],
  ['a few bytes', Buffer.from('ftyp'), '不是 MP4 影片'],
  ['an AVIF picture', tinyMp4({ brands: ['avif', 'mif1'] }), '不是 MP4 影片'],
  ['a MOV', tinyMp4({ brands: ['qt  ', 'mp42'] }), '是 MOV 影片'],
  ['half an MP4', whole.subarray(0, whole.length - 2), '不完整'],
  ['an MP4 with something behind it', Buffer.concat([whole, Buffer.from('<script>')]), '不完整'],
  ['an MP4 without a header', tinyMp4().subarray(0, 32), '不完整'],
  ['HEVC', tinyMp4({ codec: 'hvc1' }), '不是 H.264 編碼'],
  ['sound of another codec', tinyMp4({ sound: 'ac-3' }), '不是 AAC 編碼'],
])('%s is rejected as a video with a sentence [T18]', async (_what, content, why) => {
  expect(await faultOf('video', content)).toContain(why);
});

it('a PDF is accepted as a manual [T20]', async () => {
  expect(await faultOf('manual', tinyPdf())).toBe('');
});

it.each([
  ['HTML', Buffer.from('<!doctype html>%PDF-1.7'), '不是 PDF 檔'],
  ['an MP4', tinyMp4(), '不是 PDF 檔'],
  ['half a PDF', tinyPdf().subarray(0, -8), '不完整'],
])('%s is rejected as a manual with a sentence [T20]', async (_what, content, why) => {
  expect(await faultOf('manual', content)).toContain(why);
});
