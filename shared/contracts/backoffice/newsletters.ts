import * as s from '@pinpu/shared/contracts/schema';
import {
  NEWSLETTER_BLOCKS,
  NEWSLETTER_GOODS,
  NEWSLETTER_TEXT,
  SAFE_ADDRESS,
} from '@pinpu/shared/domain';
import { bodyOf } from '../shop/envelope.ts';
import { emailAddress, shortText } from '../shop/primitives.ts';

const id = s.string().check(s.maxLength(40));
const address = s.string().check(s.maxLength(500));

/** A part of a newsletter: plain text, a picture, or goods with their prices at the time of sending. */
const blockSchema = s.union([
  s.object({ kind: s.literal('text'), text: s.string().check(s.maxLength(NEWSLETTER_TEXT)) }),
  s.object({
    kind: s.literal('picture'),
    picture: address,
    /** What the picture shows, for readers who do not see it. */
    alt: shortText(120),
    /** Where it leads; '' for nowhere. */
    link: s.union([s.literal(''), address.check(s.regex(SAFE_ADDRESS))]),
  }),
  s.object({
    kind: s.literal('goods'),
    prd_ids: s.array(id).check(s.maxLength(NEWSLETTER_GOODS)),
  }),
]);
export type NewsletterBlock = s.Infer<typeof blockSchema>;

const days = s.int().check(s.minimum(1), s.maximum(3650));

/** Whom a newsletter goes to, of those who have subscribed. */
const segmentSchema = s.object({
  /** Who bought within these days: anything, or what is named. */
  bought: s.optional(s.object({ of: s.oneOf(['any', 'product', 'category', 'maker']), id, days })),
  /** Who has not bought anything within these days. */
  quiet_days: s.optional(days),
});
export type NewsletterSegment = s.Infer<typeof segmentSchema>;

const content = {
  subject: shortText(80),
  preheader: shortText(120),
  blocks: s.array(blockSchema).check(s.maxLength(NEWSLETTER_BLOCKS)),
  segment: segmentSchema,
};
/** Body of `POST /api/backoffice/newsletters`: a new draft. */
export const newNewsletterSchema = s.object(content);
export type NewsletterContent = s.Infer<typeof newNewsletterSchema>;

const version = s.string().check(s.maxLength(64));
export const newsletterParamsSchema = s.object({ id });
/** Body of `PUT /api/backoffice/newsletters/{id}`; a draft alone can be changed. */
export const newsletterChangeSchema = s.object({ version, ...content });
/** Body of `POST …/send`: what was read, and how many receivers were confirmed. */
export const newsletterSendSchema = s.object({ version, audience: s.int() });
/** Body of `POST …/test`. */
export const newsletterTestSchema = s.object({ email: emailAddress() });

const newsletterSchema = s.object({
  newsletter_id: s.string(),
  ...content,
  state: s.oneOf(['draft', 'sending', 'stopped', 'sent']),
  /** How many receivers it began with, and what became of their mails. */
  recipients: s.int(),
  sent: s.int(),
  /** Addresses that no mail could be delivered to. */
  failed: s.int(),
  /** Who withdrew before the mail was sent. */
  withdrawn: s.int(),
  version: s.string(),
  c_date: s.string(),
  changed_by: s.string(),
  /** When sending began, and who began it; '' for a draft. */
  sent_at: s.string(),
  sent_by: s.string(),
});
export type Newsletter = s.Infer<typeof newsletterSchema>;

/** `GET /api/backoffice/newsletters`: the newest hundred. */
export const newslettersAnswerSchema = bodyOf(s.object({ newsletters: s.array(newsletterSchema) }));

const pageSchema = s.object({
  newsletter: newsletterSchema,
  /** How many receivers a draft would have now. */
  audience: s.int(),
  /** Names of the goods and of what was bought, by id; what does not exist any more is missing. */
  names: s.record(s.string(), s.string()),
  /** The address of the mail's preview, for some minutes. */
  preview: s.string(),
  /** Mails an hour. */
  per_hour: s.int(),
});
export type NewsletterPage = s.Infer<typeof pageSchema>;
/** `GET /api/backoffice/newsletters/{id}`, and the answer to every change. */
export const newsletterAnswerSchema = bodyOf(pageSchema);
/** The answer after a change by somebody else. */
export const newsletterConflictSchema = s.looseObject({ body: pageSchema });
