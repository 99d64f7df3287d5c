import { SignJWT } from 'jose';
import { signedJwt, verifiedJwt } from './jwt.ts';

const SECRET = 'a secret for this test, 32 bytes or more';
const now = new Date('2026-11-03T02:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const claims = { userId: 'u1', signedInAt: now.getTime() / 1000, browser: 'hash' };

describe('administrative tokens', () => {
  it('identify a user for 30 minutes [A1]', async () => {
    const token = await signedJwt(claims, SECRET, now);
    expect(await verifiedJwt(token, SECRET, later(29))).toEqual(claims);
    expect(await verifiedJwt(token, SECRET, later(31))).toBeNull();
  });

  it('cannot be renewed for ever [A5]', async () => {
    const token = await signedJwt(claims, SECRET, later(12 * 60 - 10));
    expect(await verifiedJwt(token, SECRET, later(12 * 60))).toEqual(claims);
    expect(await verifiedJwt(token, SECRET, later(12 * 60 + 1))).toBeNull();
  });

  it('are rejected when signed by another key, unsigned, or no token', async () => {
    expect(await verifiedJwt(await signedJwt(claims, `${SECRET}!`, now), SECRET, now)).toBeNull();
    expect(await verifiedJwt('x.y.z', SECRET, now)).toBeNull();
    expect(await verifiedJwt('', SECRET, now)).toBeNull();
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"u1"}').toString('base64url')}.`;
    expect(await verifiedJwt(unsigned, SECRET, now)).toBeNull();
  });

  it.each([
    ['without the time of its sign-in', { browser: 'hash' }],
    ['of an earlier release, without a browser [finding M18]', { auth_time: 1_793_671_200 }],
  ])('are rejected %s', async (_what, payload) => {
    const signed = (claimed: object) =>
      new SignJWT({ ...claimed })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject('u1')
        .setIssuer('pinpu-admin')
        .sign(new TextEncoder().encode(SECRET));
    expect(await verifiedJwt(await signed(payload), SECRET, now)).toBeNull();
    const complete = { auth_time: claims.signedInAt, browser: 'hash' };
    expect(await verifiedJwt(await signed(complete), SECRET, now)).toEqual(claims);
  });
});
