import { isPassword, passwordHash } from './password.ts';

describe('administrative passwords', () => {
  it('are verified from their hash alone [A10]', async () => {
    const stored = await passwordHash('correct horse');
    expect(stored).not.toContain('correct');
    expect(await isPassword('correct horse', stored)).toBe(true);
    expect(await isPassword('correct horsf', stored)).toBe(false);
  });

  it('of an unknown account never match', async () => {
    expect(await isPassword('', null)).toBe(false);
    expect(await isPassword('x', 'damaged')).toBe(false);
  });
});
