import type { Attack } from '../attack.ts';
import {
  encrypted,
  jwtIn,
  opens,
  signInAsAdmin,
  submitEncrypted,
} from '../stranger/administrator.ts';
import { Visitor } from '../stranger/visitor.ts';

const HOME = '127.0.0.3';

/** A stranger only needs the account's name, which everybody knows. */
export const lockedOut: Attack = {
  finding: 'M9',
  title: 'five wrong passwords of a stranger keep the administrator out',
  run: async (shop) => {
    const stranger = new Visitor(shop, '127.0.0.2');
    for (let i = 0; i < 5; i += 1) await signInAsAdmin(stranger, 'wrong');
    const { status } = await signInAsAdmin(new Visitor(shop, HOME), shop.firstStart.adminPassword);
    return { succeeded: status !== 200, counted: `the right password, elsewhere: ${status}` };
  },
};

/** Sends the body of a sign-in, as found in a proxy's log, again: with a new RspTS, and once unchanged. */
export const passwordReplayed: Attack = {
  finding: 'M19',
  title: 'a recorded encrypted password signs in again',
  run: async (shop) => {
    const admin = new Visitor(shop, HOME);
    const recorded = await encrypted(admin, shop.firstStart.adminPassword);
    const first = await submitEncrypted(admin, recorded);
    if (jwtIn(first) === '') throw new Error(`the administrator can't sign in: ${first.text}`);
    const stranger = new Visitor(shop, '127.0.0.2');
    const again = await submitEncrypted(stranger, {
      ...recorded,
      RspTS: (await encrypted(stranger, '')).RspTS,
    });
    const same = await submitEncrypted(stranger, recorded);
    const counted = `with a fresh RspTS ${again.status}, with the recorded one ${same.status}`;
    return { succeeded: jwtIn(again) !== '' || jwtIn(same) !== '', counted };
  },
};

/** A cookie and a header invented by the caller, as a sibling domain could set them. */
export const ownXsrfPair: Attack = {
  finding: 'L24',
  title: 'a self-chosen XSRF pair passes',
  run: async (shop) => {
    const page = new Visitor(shop, HOME);
    const form = await encrypted(page, shop.firstStart.adminPassword);
    const stranger = new Visitor(shop, HOME);
    stranger.cookies.set('XSRF-TOKEN', 'chosen-by-a-stranger');
    const answer = await submitEncrypted(stranger, form);
    return { succeeded: jwtIn(answer) !== '', counted: `a sign-in with it: ${answer.status}` };
  },
};

/** A token read in the administrator's browser and used in another one. */
export const stolenJwt: Attack = {
  finding: 'M18',
  title: "an administrator's token, stolen from the page, opens another browser",
  run: async (shop) => {
    const admin = new Visitor(shop, HOME);
    const jwt = jwtIn(await signInAsAdmin(admin, shop.firstStart.adminPassword));
    if (!(await opens(admin, jwt))) throw new Error("the administrator's own token opens nothing");
    const isOpen = await opens(new Visitor(shop, '127.0.0.2'), jwt);
    return { succeeded: isOpen, counted: `${isOpen ? 1 : 0} of 1 opened` };
  },
};
