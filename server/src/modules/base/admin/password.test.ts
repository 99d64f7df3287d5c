import { hashAsInShops, hashQuickly } from '../../../testing/people/quick-passwords.ts';
import { isPassword, passwordHash } from './password.ts';

/** A password as a shop stores it, with N = 16384, r = 8 and p = 5. */
const STORED = 'scrypt$c2FsdCBvZiBhIHNob3AuLg==$DIKWLt4uCUzJl6nkJOY6DV9mT/4hcAqZCkt0nW7b9J4=';

describe('administrative passwords', () => {
  beforeAll(hashAsInShops);
  afterAll(hashQuickly);

  it('are verified from their hash alone [A10]', async () => {
    const stored = await passwordHash('correct horse');
    expect(stored).not.toContain('correct');
    expect(await isPassword('correct horse', stored)).toBe(true);
    expect(await isPassword('correct horsf', stored)).toBe(false);
  });

  it('the password of an unknown account never matches', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('x', 'damaged')).toBe(false);
  });

  it('stored passwords stay valid, and take the same work to guess', async () => {
    expect(await isPassword('密碼 correct horse', STORED)).toBe(true);
    hashQuickly();
    expect(await isPassword('密碼 correct horse', STORED)).toBe(false);
  });
});
