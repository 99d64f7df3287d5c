import { decodedText } from './lookup-scope.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('encoded text', () => {
  it('is decoded from base64 of UTF-8 under ttcode=true, and taken literally without [A1]', () => {
    expect(decodedText(base64('王小姐 +/'), true)).toBe('王小姐 +/');
    expect(decodedText('王小姐', false)).toBe('王小姐');
  });

  it.each(['王', '%%%', 'a b', '/w=='])('is rejected when %p is no base64 of UTF-8', (text) => {
    expect(decodedText(text, true)).toBeNull();
  });
});
