import { admin } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import {
  deploymentsAnswerSchema,
  flipAnswerSchema,
  partErrorsAnswerSchema,
} from '@pinpu/shared/contracts';

/** What visitors get of every remote and the shell, and how it came to be. */
export const fetchDeployments = async () =>
  (await answerOf(admin.get('deployments'), deploymentsAnswerSchema)).body;

/** What pages reported of each version in the last 24 hours. */
export const fetchPartErrors = async () =>
  (await answerOf(admin.get('parts/errors'), partErrorsAnswerSchema)).body.versions;

/** Goes back to the version before, or takes the canary back. */
export const rollBack = async ({ name, why }: { name: string; why: string }) =>
  (await answerOf(admin.post(`deployments/${name}/rollback`, { json: { why } }), flipAnswerSchema))
    .body;
