import {
  bearerToken,
  isIntegratorToken,
  newIntegratorToken,
  newSessionToken,
} from './session-token.ts';

describe('user tokens', () => {
  it('are read from a bearer header [N1]', () => {
    const token = newSessionToken();
    expect(bearerToken(`Bearer ${token}`)).toBe(token);
    expect(bearerToken(`bearer ${token}`)).toBe(token);
  });

  it.each([
    [undefined],
    [''],
    ['Bearer'],
    ['Bearer x'],
    ['Basic abc'],
    ['Bearer a b'],
    [`Bearer ${'x'.repeat(44)}`],
    [`Bearer pinpu_${'x'.repeat(42)}`],
    [`Bearer other_${'x'.repeat(43)}`],
  ])('are not found in %p', (header) => expect(bearerToken(header)).toBeNull());

  it('of integrators have a form of their own [finding M18]', () => {
    const token = newIntegratorToken();
    expect(token).toMatch(/^pinpu_/);
    expect(bearerToken(`Bearer ${token}`)).toBe(token);
    expect(isIntegratorToken(token)).toBe(true);
    for (const other of [newSessionToken(), `pinpu_${'x'.repeat(37)}`])
      expect([bearerToken(`Bearer ${other}`), isIntegratorToken(other)]).toEqual([other, false]);
  });
});
