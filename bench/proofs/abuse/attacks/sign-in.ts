import type { Attack } from '../attack.ts';
import { codesAfter, requestCode, signIn, tokenIn, turnIn, wrongCode } from '../stranger/member.ts';
import { Visitor } from '../stranger/visitor.ts';

const MEMBER = 'member@pinpu.test';
const STRANGER = '127.0.0.2';
const HOME = '127.0.0.3';

/** The member requests a code; a stranger who only knows the e-mail acts; then the member types the code. */
const codeWithdrawn = (
  title: string,
  disturb: (stranger: Visitor, code: string) => Promise<unknown>,
): Attack => ({
  finding: 'M10',
  title,
  run: async (shop) => {
    const member = new Visitor(shop, HOME);
    const { typed } = await codesAfter(shop.smtp, MEMBER, () => requestCode(member, MEMBER));
    await disturb(new Visitor(shop, STRANGER), typed);
    const { status } = await turnIn(member, MEMBER, typed);
    return { succeeded: status !== 200, counted: `the member's right code: ${status}` };
  },
});

export const codeReplaced = codeWithdrawn(
  "a stranger ends a member's code by asking for another",
  (stranger) => requestCode(stranger, MEMBER),
);

export const codeBurned = codeWithdrawn(
  "a stranger burns a member's code with five wrong tries",
  async (stranger, code) => {
    for (let i = 0; i < 5; i += 1) await turnIn(stranger, MEMBER, wrongCode(code));
  },
);

/** A stranger sends ten requests, then the member sends one. */
export const codesUsedUp: Attack = {
  finding: 'M10',
  title: 'ten requests of a stranger leave a member without codes for half an hour',
  run: async (shop) => {
    const stranger = new Visitor(shop, STRANGER);
    for (let i = 0; i < 10; i += 1) await requestCode(stranger, MEMBER);
    const { status } = await requestCode(new Visitor(shop, HOME), MEMBER);
    return { succeeded: status === 429, counted: `the member's request: ${status}` };
  },
};

/** A person who has not requested a link opens somebody else's. */
export const linkOfAnother: Attack = {
  finding: 'M15',
  title: "a stranger's link signs a browser in that never asked",
  run: async (shop) => {
    const stranger = new Visitor(shop, STRANGER);
    const { magic } = await codesAfter(shop.smtp, 'stranger@pinpu.test', () =>
      requestCode(stranger, 'stranger@pinpu.test'),
    );
    const answer = await turnIn(new Visitor(shop, HOME), '', magic);
    return { succeeded: tokenIn(answer) !== '', counted: `the link elsewhere: ${answer.status}` };
  },
};

const profile = (who: Visitor, token: string) =>
  who.post('/api/vip/profile?s=session-1', { orders: true }, { authorization: `Bearer ${token}` });

/** A user token that a script on the page has read, used in another browser. */
export const stolenToken: Attack = {
  finding: 'M18',
  title: "a member's token, stolen from the page, opens profile and orders elsewhere",
  run: async (shop) => {
    const member = new Visitor(shop, '127.0.0.3');
    const token = await signIn(shop, member, 'member@pinpu.test');
    const own = await profile(member, token);
    if (own.status !== 200) throw new Error(`the member's own profile: ${own.status}`);
    const { status } = await profile(new Visitor(shop, '127.0.0.2'), token);
    return { succeeded: status === 200, counted: `the profile elsewhere: ${status}` };
  },
};
