import { VIDEOS_MAX } from './product-media.ts';
import { readVideos, videosText } from './product-videos.ts';

const FILE = `/media/f/v${'0a'.repeat(20)}.mp4`;
const STILL = `/media/u/${'1b'.repeat(20)}`;
const NONE = { title: '', file: '', youtube: '', poster: '' };

const fault = (text: string) => {
  const read = readVideos(text);
  return 'why' in read ? read.why : '';
};

it('a cell has a video a line: a title, its address and a still, of which only the address is needed [T18]', () => {
  const text = `https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3\r\n\n 三種 綁法  ${FILE}   ${STILL} `;
  const read = readVideos(text);
  expect(read).toEqual({
    value: [
      { ...NONE, youtube: 'dQw4w9WgXcQ' },
      { ...NONE, title: '三種 綁法', file: FILE, poster: STILL },
    ],
  });
  const written = videosText('value' in read ? read.value : []);
  expect(written).toBe(`https://youtu.be/dQw4w9WgXcQ\n三種 綁法 ${FILE} ${STILL}`);
  expect(readVideos(written)).toEqual(read);
});

it.each([
  ['開箱', '「開箱」沒有影片的網址'],
  ['開箱 https://vimeo.com/1', '「https://vimeo.com/1」不是 YouTube 影片的網址'],
  ['/media/f/../../etc/passwd', '不是 YouTube 影片的網址'],
  [`/media/u/${'0a'.repeat(20)}`, '不是 YouTube 影片的網址'],
  [`${FILE} https://evil.example/a.jpg`, '不是本店圖片的網址'],
  [`${FILE} ${FILE}`, '不是本店圖片的網址'],
  [`${FILE} ${STILL} ${STILL}`, '不是本店圖片的網址'],
  [`${'長'.repeat(61)} ${FILE}`, '影片標題最多 60 個字'],
  [`${FILE}\n再一次 ${FILE}`, '同一支影片寫了兩次'],
  [
    Array(VIDEOS_MAX + 1)
      .fill(FILE)
      .join('\n'),
    '影片最多 5 支',
  ],
])('the cell %j is rejected with a sentence [T18]', (text, why) => {
  expect(fault(text)).toContain(why);
});
