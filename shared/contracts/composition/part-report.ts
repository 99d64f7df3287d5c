import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';

/**
 * Loading phases of a remote, in order: its container, its exposed module, a page or a slot's part; `render` is for
 * errors while it is shown.
 */
const partPhaseSchema = s.oneOf(['entry', 'exposed module', 'part', 'render']);

const partEventSchema = s.object({
  /** The remote, or `shell`. */
  remote: s.string().check(s.maxLength(64)),
  version: s.string().check(s.maxLength(128)),
  phase: partPhaseSchema,
  outcome: s.oneOf(['ok', 'failed']),
  /** How long it took, in milliseconds. */
  ms: s.optional(s.int().check(s.minimum(0), s.maximum(600_000))),
  /** Why it failed, without any text that may come from a person. */
  why: s.optional(s.string().check(s.maxLength(200), s.regex(/^[ -~]*$/))),
});
export type PartEvent = s.Infer<typeof partEventSchema>;

/** `POST /api/parts/report`: what a page loaded and what failed, by remote and version. */
export const partReportSchema = s.object({
  /** The token of the page, from its composition. */
  page: s.string().check(s.maxLength(100)),
  events: s.array(partEventSchema).check(s.maxLength(64)),
});
export type PartReport = s.Infer<typeof partReportSchema>;

/** `GET /api/parts/errors`: what pages reported about each version in the last 24 hours, for administrators. */
export const partErrorsAnswerSchema = bodyOf(
  s.object({
    versions: s.array(
      s.object({
        remote: s.string(),
        version: s.string(),
        phases: s.array(
          s.object({ phase: partPhaseSchema, ok: s.int(), failed: s.int(), ms: s.int() }),
        ),
        reasons: s.array(s.object({ at: s.string(), phase: partPhaseSchema, why: s.string() })),
      }),
    ),
  }),
);
export type PartErrors = s.Infer<typeof partErrorsAnswerSchema>['body']['versions'][number];
