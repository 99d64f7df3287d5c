import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from '../shop/envelope.ts';
import { liveFields } from './registry.ts';

const listedVersionSchema = s.object({
  version: s.string(),
  status: s.oneOf(['live', 'retired', 'bad']),
  published_at: s.optional(s.string()),
  published_by: s.optional(s.string()),
});

/** A remote or the shell: the versions that visitors get, and the history. */
const deploymentSchema = s.object({
  name: s.string(),
  ...liveFields,
  versions: s.array(listedVersionSchema),
});
export type Deployment = s.Infer<typeof deploymentSchema>;

/** `GET /api/deployments`: what is live, for teams and administrators. */
export const deploymentsAnswerSchema = bodyOf(
  s.object({
    sequence: s.int(),
    /** When the registry's signature expires, in ISO 8601. */
    expires_at: s.optional(s.string()),
    /** Whether this instance has the key, and so can change anything. */
    can_change: s.boolean(),
    deployments: s.array(deploymentSchema),
  }),
);
export type DeploymentsAnswer = s.Infer<typeof deploymentsAnswerSchema>;

/** Body of a rollback; without `version`, it returns to the previous version. */
export const rollbackSchema = s.object({
  version: s.optional(s.string()),
  why: s.string().check(s.trim(), s.minLength(1), s.maxLength(300)),
});

/** Response to a change of live versions: a sentence, and the versions now live. */
export const flipAnswerSchema = bodyOf(
  s.object({ message: s.string(), sequence: s.int(), deployment: deploymentSchema }),
);
export type FlipAnswer = s.Infer<typeof flipAnswerSchema>;
