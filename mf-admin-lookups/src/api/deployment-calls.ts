import { admin, withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import {
  deploymentsAnswerSchema,
  flipAnswerSchema,
  partErrorsAnswerSchema,
} from '@pinpu/shared/contracts';
import type { Schema } from '@pinpu/shared/contracts/schema';

/** Answers in the storefront's shape, of administrative calls. */
const resultOf = <T extends Schema>(request: Promise<Response>, schema: T) =>
  withAdminResult(() => answerOf(request, schema));

/** Live versions of every remote and the shell, with their history. */
export const fetchDeployments = async () =>
  (await resultOf(admin.get('deployments'), deploymentsAnswerSchema)).body;

/** Reports of pages about each version in the last 24 hours. */
export const fetchPartErrors = async () =>
  (await resultOf(admin.get('parts/errors'), partErrorsAnswerSchema)).body.versions;

/** Goes back to the version before, or takes the canary back. */
export const rollBack = async ({ name, why }: { name: string; why: string }) =>
  (await resultOf(admin.post(`deployments/${name}/rollback`, { json: { why } }), flipAnswerSchema))
    .body;
