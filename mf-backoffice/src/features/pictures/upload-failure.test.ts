import { ApiFailure, connectionFailure } from '@pinpu/shared/api/failure';
import { uploadFailure } from './upload-failure.ts';

const rejection = (status: number, ...messages: string[]) =>
  new ApiFailure(
    messages.map((message) => ({ code: 'C', message, variant: 'danger' as const })),
    status,
  );

it.each([
  ['what the server says of the file', rejection(400, '圖片已損壞。'), '圖片已損壞。'],
  ['that the server is busy', rejection(503, '系統忙碌中。'), '系統忙碌中。'],
  ['which file it was, where the server says nothing', rejection(500), '「茶.png」沒有上傳成功'],
  [
    'which file it was, without an answer',
    connectionFailure(new TypeError('x')),
    '「茶.png」沒有上傳成功',
  ],
])('the message says %s', (_what, error, sentence) => {
  expect(uploadFailure(error, '「茶.png」')).toContain(sentence);
});
