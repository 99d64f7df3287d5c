import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';

/** What replaces a live version in one browser: a working copy at an address, or another deployed version. */
const overrideSchema = s.union([s.object({ url: s.string() }), s.object({ version: s.string() })]);

/** Overrides by the name of a remote, or `shell`. */
export const overridesSchema = s.record(s.string(), overrideSchema);
export type Overrides = s.Infer<typeof overridesSchema>;

const NAME = /^(?:shell|mf-[a-z0-9-]{1,60})$/;
const text = s.string().check(s.minLength(1), s.maxLength(200));

/** Body of `PUT /api/staff/overrides`: all overrides of this browser from now on. */
export const overridesChangeSchema = s.strictObject({
  overrides: s.record(
    s.string().check(s.regex(NAME)),
    s.union([s.strictObject({ url: text }), s.strictObject({ version: text })]),
  ),
});

/** Body of `POST /api/staff/developer`: the token of a team, whose developers need no account. */
export const developerRequestSchema = s.strictObject({ token: text });

/** Answer of `/api/staff`: whether developer mode is on in this browser, until when, and its overrides. */
export const staffAnswerSchema = bodyOf(
  s.object({ active: s.boolean(), until: s.optional(s.string()), overrides: overridesSchema }),
);
