import { isSessionValue, newSessionValue } from './session-value.ts';

const now = new Date('2026-11-03T02:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('the session value RspTS', () => {
  it('is accepted for ten minutes [A2]', () => {
    const value = newSessionValue('secret', now);
    expect(isSessionValue(value, 'secret', later(10))).toBe(true);
    expect(isSessionValue(value, 'secret', later(11))).toBe(false);
    expect(isSessionValue(value, 'secret', later(-1))).toBe(false);
  });

  it('is rejected when it is not ours', () => {
    const value = newSessionValue('secret', now);
    expect(isSessionValue(value, 'other', now)).toBe(false);
    expect(isSessionValue(`x${value}`, 'secret', now)).toBe(false);
    for (const text of ['', '.', '..', 'a.b.c'])
      expect(isSessionValue(text, 'secret', now)).toBe(false);
  });
});
