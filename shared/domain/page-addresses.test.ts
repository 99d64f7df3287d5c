import { openAfterSignIn, pageAfterSignIn } from './page-addresses.ts';

describe('the page after a sign-in', () => {
  it.each([
    ['the member centre', '/vip', null, '/vip'],
    ['the page below it that asked', '/vip/devices', null, '/vip/devices'],
    ['the page that was named', '/vip', openAfterSignIn('/vip/earnings'), '/vip/earnings'],
    ['not the offer to become a member', '/vip/join', null, '/vip'],
    ['nothing outside the member centre', '/vip', openAfterSignIn('/cart'), '/vip'],
    ['nothing of another site', '/vip', openAfterSignIn('//evil.test/vip/earnings'), '/vip'],
    ['nothing that is no path', '/vip', { after_sign_in: 7 }, '/vip'],
  ])('is %s', (_what, pathname, state, page) => {
    expect(pageAfterSignIn({ pathname, state })).toBe(page);
  });
});
