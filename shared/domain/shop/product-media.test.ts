import { fileSizeText, manualPath, mediaAt, videoPath } from './product-media.ts';

const HASH = '0a'.repeat(20);

it('a path names the stored file, and a manual what it is saved as [T18] [T20]', () => {
  expect(mediaAt(videoPath(HASH))).toEqual({
    kind: 'video',
    name: `v${HASH}`,
    saveAs: `v${HASH}.mp4`,
  });
  const path = manualPath(HASH, '圍巾 洗滌說明 (2026).PDF');
  expect(mediaAt(path)).toEqual({
    kind: 'manual',
    name: `m${HASH}`,
    saveAs: '圍巾-洗滌說明-(2026).pdf',
  });
});

it.each(['.pdf', '', '../..', '"\r\n', '.'])(
  'the file name %j becomes 說明書.pdf [T20]',
  (name) => {
    expect(manualPath(HASH, name)).toBe(`/media/f/m${HASH}/說明書.pdf`);
  },
);

it.each([
  `/media/f/v${HASH}.mp4/..`,
  `/media/f/v${HASH}.pdf`,
  `/media/f/m${HASH}/../a.pdf`,
  `/media/f/m${HASH}/.pdf`,
  `/media/f/m${HASH}/a.exe`,
  `/media/f/m${HASH}/a".pdf`,
  '/media/f/v../../../../etc/passwd.mp4',
  `https://evil.example/media/f/v${HASH}.mp4`,
])('%j is no path of a file [T18] [T20]', (path) => {
  expect(mediaAt(path)).toBeUndefined();
});

it.each([
  [0, '1 KB'],
  [500, '1 KB'],
  [850_000, '830 KB'],
  [1_258_291, '1.2 MB'],
])('%i bytes are shown as %s [T20]', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});
