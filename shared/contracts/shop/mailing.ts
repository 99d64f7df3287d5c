import * as s from '@pinpu/shared/contracts/schema';
import { cartLineSchema } from './cart.ts';
import { bodyOf } from './envelope.ts';
import { emailAddress } from './primitives.ts';

/** Body of `POST /api/newsletter`: signs an e-mail up for newsletters. */
export const newsSignUpRequestSchema = s.object({ email: emailAddress() });

/** `asked`: the link in the mail has to be confirmed; `confirmed`: this browser or member has proved the e-mail. */
export const newsSignUpSchema = s.object({ state: s.oneOf(['asked', 'confirmed']) });
export type NewsSignUp = s.Infer<typeof newsSignUpSchema>;
export const newsSignUpAnswerSchema = bodyOf(newsSignUpSchema);

/** The mails that a member has consented to: newsletters, and reminders of a cart that was left. */
export const mailChoicesSchema = s.object({ news: s.boolean(), cart: s.boolean() });
export type MailChoices = s.Infer<typeof mailChoicesSchema>;
export const mailChoicesAnswerSchema = bodyOf(mailChoicesSchema);

/** Body of `PUT /api/vip/mailing`: what changes, and the page on which it was chosen. */
export const mailChoicesChangeSchema = s.object({
  source: s.oneOf(['member', 'cart']),
  news: s.optional(s.boolean()),
  cart: s.optional(s.boolean()),
});
export type MailChoicesChange = s.Infer<typeof mailChoicesChangeSchema>;

/** Body of `POST /api/cart/reminder`: the secret from the link of a reminder. */
export const remindedCartRequestSchema = s.object({ key: s.string().check(s.maxLength(200)) });

/** The cart of a reminder, as it can be bought now; null for a link that has expired. */
export const remindedCartAnswerSchema = bodyOf(
  s.nullable(s.object({ cart: s.array(cartLineSchema) })),
);
