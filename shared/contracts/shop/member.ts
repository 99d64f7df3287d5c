import * as s from '@pinpu/shared/contracts/schema';
import { ORDER_TABS } from '@pinpu/shared/domain';
import { bodyOf } from './envelope.ts';
import { membershipSchema } from './membership.ts';
import { orderHistoryItemSchema } from './order.ts';
import { emailAddress, oneTimeCode, shortText, twd, typedText } from './primitives.ts';

/** A member (spec §3); `status` above 0 is a promoter. */
export const userSchema = s.object({
  cus_id: s.string(),
  cus_name: s.string(),
  acc_email: s.string(),
  phone: s.string(),
  mobile: s.string(),
  addr1: s.string(),
  addr1_postcode: s.string(),
  birth_day: s.string(),
  status: s.int(),
  /** Store credit that can be used, in TWD; missing where the shop has none. */
  credit: s.withFallback(s.optional(twd), undefined),
});
export type User = s.Infer<typeof userSchema>;

/** Identifies who requested a code, for clients that keep no cookies. */
const codeRequest = s.string().check(s.regex(/^[\w-]{43}$/));

/** Body of `POST /api/vip/login/otp`: `getOtp` requests a code, `auth` redeems it (spec §7). */
export const otpSchema = s.union([
  s.object({
    mode: s.literal('getOtp'),
    email: emailAddress(),
    code_request: s.optional(codeRequest),
  }),
  s.object({
    mode: s.literal('auth'),
    /** '' with a magic link, whose code identifies the account by itself. */
    email: s.union([s.literal(''), emailAddress()]),
    otp: oneTimeCode(),
    code_request: s.optional(codeRequest),
    /** Set once the person has confirmed whose account the link opens. */
    confirm: s.optional(s.boolean()),
  }),
]);

/** Body of `POST /api/vip/erase`: the code that was mailed for it. */
export const eraseAccountSchema = s.object({
  otp: oneTimeCode(),
});

/** Response to `getOtp`; older servers send neither field. */
export const codeAnswerSchema = s.object({
  success: s.literal(true),
  msg: s.optional(s.string()),
  code_request: s.optional(s.string()),
  /** Whether the mail contains only the link, and no digits. */
  link_only: s.optional(s.boolean()),
});

/** 409 to a link opened in a browser that did not request it. The link stays valid; sending `confirm` signs in. */
export const confirmSignInSchema = s.looseObject({
  /** The account's e-mail, masked. */
  body: s.object({ confirm_email: s.string() }),
});

/** A signed-in session: the user token, the cart session it belongs to, and the member. */
export const memberSessionSchema = s.object({
  token: s.string(),
  session: s.string(),
  user: userSchema,
});
export type MemberSession = s.Infer<typeof memberSessionSchema>;
export const memberSessionAnswerSchema = bodyOf(memberSessionSchema);

/** The member's sessions: `GET /api/vip/sessions`. */
export const memberSessionsAnswerSchema = bodyOf(
  s.object({
    sessions: s.array(
      s.object({
        id: s.string(),
        /** '' if unknown. */
        browser: s.string(),
        /** When they signed in, and when the session expires. */
        c_date: s.string(),
        expires_at: s.string(),
        /** Whether it is the browser that makes this request. */
        current: s.boolean(),
      }),
    ),
  }),
);

/** Body of `POST /api/vip/profile`: `orders: true` includes the order history. */
export const profileQuerySchema = s.object({
  orders: s.optional(s.boolean()),
  /** Requests one page of the history instead of the newest 500 orders. Older servers ignore it. */
  filter: s.optional(
    s.object({
      tab: s.oneOf(ORDER_TABS.map(({ tab }) => tab)),
      /** Year in Taipei. */
      year: s.optional(s.int().check(s.minimum(2000), s.maximum(9999))),
      /** Part of an order's code or of a product's name. */
      q: s.optional(shortText(60)),
      /** `pager.next` of the previous page. */
      after: s.optional(s.string().check(s.regex(/^[\dT:.Z-]{24}~[\w-]{1,40}$/))),
    }),
  ),
});
export type OrderHistoryFilter = NonNullable<s.Infer<typeof profileQuerySchema>['filter']>;

/** Response of `POST /api/vip/profile`; `pager.items` are the orders if requested (spec §7). */
export const profileAnswerSchema = s.object({
  success: s.literal(true),
  body: memberSessionSchema,
  /** Missing from older servers. */
  membership: s.withFallback(s.optional(membershipSchema), undefined),
  pager: s.optional(
    s.object({
      items: s.array(orderHistoryItemSchema),
      /** With a filter: the cursor of the next page, '' on the last. */
      next: s.optional(s.string()),
      /** How many orders each tab has, within the year and the search. */
      counts: s.optional(s.record(s.string(), s.int())),
      /** The years with orders, newest first. */
      years: s.optional(s.array(s.int())),
    }),
  ),
});

/** Body of `PUT /api/vip/profile` (spec §7). */
export const profileUpdateSchema = s.object({
  phone1: typedText('phone'),
  addr1_postcode: typedText('postcode'),
  addr1: typedText('address'),
  cnt_name: typedText('name'),
  email: typedText('email'),
  birth_day: shortText(10),
  coupon_code: shortText(40),
  cus_name: typedText('name'),
  cus_email: typedText('email'),
  cus_phone: typedText('phone'),
  cus_mobile: typedText('mobile'),
  cus_addr1: typedText('address'),
  cus_postcode: typedText('postcode'),
});
export type ProfileUpdate = s.Infer<typeof profileUpdateSchema>;
