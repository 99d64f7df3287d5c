import { ApiFailure, connectionFailure, failureText } from './failure.ts';

const codeOf = (error: unknown) => connectionFailure(error).notices[0]?.code;

it('reports a script of the API client that fails to load like a failed call, without its URL [X5]', () => {
  const script = new Error('Loading chunk 381 failed. (error: https://shop.example/api.1f.js)');
  script.name = 'ChunkLoadError';
  expect(codeOf(script)).toBe('Failed to fetch');
  const call = new Error('Request failed: GET https://shop.example/api/products', {
    cause: new TypeError('Failed to fetch'),
  });
  expect(codeOf(call)).toBe('Failed to fetch');
});

describe('the sentence of a failed call', () => {
  const rejection = (status: number, ...messages: string[]) =>
    new ApiFailure(
      messages.map((message) => ({ code: 'C', message, variant: 'danger' as const })),
      status,
    );

  it.each([
    [
      'is what the server says about the input',
      rejection(400, '名稱太長', '日期已過'),
      '名稱太長\n日期已過',
    ],
    ['is the general one where the server says nothing', rejection(409), '請再試一次'],
    ['is the general one of a failure of the server', rejection(500, 'Internal'), '請再試一次'],
    ['is the general one without a response', connectionFailure(new TypeError('x')), '請再試一次'],
    ['is none without a failure', null, ''],
  ])('%s [X5]', (_what, error, sentence) => {
    expect(failureText(error, '請再試一次')).toBe(sentence);
  });
});
