import type { Attack } from '../attack.ts';
import { signIn } from '../stranger/member.ts';
import { Visitor } from '../stranger/visitor.ts';

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
