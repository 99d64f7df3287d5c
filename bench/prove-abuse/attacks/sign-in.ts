import type { Attack } from '../attack.ts';
import { codesAfter } from '../stranger/mailbox.ts';
import { requestCode, tokenIn, turnIn, wrongCode } from '../stranger/member.ts';
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
