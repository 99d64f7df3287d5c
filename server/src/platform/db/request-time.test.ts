import { asRequest, outsideRequests, patienceMs } from './request-time.ts';

describe('the time that a request waits for a silent database', () => {
  it.each([
    [0, 4200],
    [1200, 3000],
    [4199.5, 1],
    [60_000, 0],
  ])('is, for a request that is %d ms old, %d ms', (ageMs, ms) => {
    expect(asRequest(() => ageMs, patienceMs)).toBe(ms);
  });

  it('shrinks with the age of the request, across awaits', async () => {
    let ageMs = 0;
    const later = async () => {
      ageMs = 3000;
      await Promise.resolve();
      return patienceMs();
    };
    expect(await asRequest(() => ageMs, later)).toBe(1200);
  });

  it('has no limit for work outside requests', () => {
    const leaving = () => outsideRequests(patienceMs);
    expect([patienceMs(), asRequest(() => 60_000, leaving)]).toEqual([undefined, undefined]);
  });
});
