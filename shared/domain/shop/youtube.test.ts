import { youtubeId } from './youtube.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s&list=PL1',
  'http://youtube.com/watch?v=dQw4w9WgXcQ#t=3',
  'm.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc_DEF',
  ' youtu.be/dQw4w9WgXcQ ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?start=3',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ',
  'https://WWW.YouTube.com/v/dQw4w9WgXcQ/',
])('the address %j names a video on YouTube [T18]', (text) => {
  expect(youtubeId(text)).toBe('dQw4w9WgXcQ');
});

it.each([
  '',
  'dQw4w9WgXcQ',
  'https://vimeo.com/123456789',
  'https://www.youtube.com/',
  'https://www.youtube.com/@tea',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?list=PL123',
  'https://youtu.be/dQw4w9WgXcQ/more',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'https://user@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXc"',
])('the text %j names none [T18]', (text) => {
  expect(youtubeId(text)).toBeUndefined();
});
