import { connectionFailure } from './failure.ts';

const codeOf = (error: unknown) => connectionFailure(error).notices[0]?.code;

it('says of a script of calls that does not come what it says of a call, without its URL [X5]', () => {
  const script = new Error('Loading chunk 381 failed. (error: https://shop.example/api.1f.js)');
  script.name = 'ChunkLoadError';
  expect(codeOf(script)).toBe('Failed to fetch');
  const call = new Error('Request failed: GET https://shop.example/api/products', {
    cause: new TypeError('Failed to fetch'),
  });
  expect(codeOf(call)).toBe('Failed to fetch');
});
