import { StartupError } from '../../platform/errors/startup-error.ts';
import { startupSentence } from './startup-sentence.ts';

describe('the sentence that a start ends with [finding M14]', () => {
  it.each([
    [new StartupError('PORT 1 is in use.'), 'PORT 1 is in use.'],
    [
      Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', path: '/data/key' }),
      'The disk has no space left for /data/key: free some, then start again.',
    ],
    [
      Object.assign(new Error('quota'), { code: 'EDQUOT' }),
      'The disk has no space left: free some, then start again.',
    ],
    [new TypeError('x is not a function'), null],
  ])('the sentence of %p is %p', (error, sentence) => {
    expect(startupSentence(error)).toBe(sentence);
  });
});
