import { isSameSecret } from '../../../platform/same-secret.ts';
import { codeHash, isMagicCode, newMagicCode, newTypedCode } from './codes.ts';

describe('one-time codes', () => {
  it('are six digits to type, or ten characters in a link, both within the specified length [V5]', () => {
    for (let n = 0; n < 200; n += 1) {
      expect(newTypedCode()).toMatch(/^\d{6}$/);
      expect(newMagicCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    }
  });

  it('are distinguished by length', () => {
    expect(isMagicCode(newMagicCode())).toBe(true);
    expect(isMagicCode(newTypedCode())).toBe(false);
  });

  it('are stored only as a hash, salted with the owner', () => {
    const hash = codeHash('012345', 'a@pinpu.test');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hash).not.toBe(codeHash('012345', 'b@pinpu.test'));
    expect(isSameSecret(hash, codeHash('012345', 'a@pinpu.test'))).toBe(true);
    expect(isSameSecret(hash, codeHash('012346', 'a@pinpu.test'))).toBe(false);
    expect(isSameSecret(hash, '')).toBe(false);
  });

  it('of a link are matched whatever the case of their letters', () => {
    expect(codeHash('abcdefghjk', '')).toBe(codeHash('ABCDEFGHJK', ''));
  });
});
