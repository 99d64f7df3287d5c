import { admin, withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import {
  deploymentsAnswerSchema,
  flipAnswerSchema,
  partErrorsAnswerSchema,
} from '@pinpu/shared/contracts';
import type { Schema } from '@pinpu/shared/contracts/schema';

/** The result of an administrative call that answers in the storefront's shape. */
const resultOf = <T extends Schema>(request: Promise<Response>, schema: T) =>
  withAdminResult(() => answerOf(request, schema));

/** Live versions of every remote and the shell, with their history. */
export const fetchDeployments = async () =>
  (await resultOf(admin.get('deployments'), deploymentsAnswerSchema)).body;

/** What pages reported about each version in the last 24 hours. */
export const fetchPartErrors = async () =>
  (await resultOf(admin.get('parts/errors'), partErrorsAnswerSchema)).body.versions;

/** Returns to the previous version, or withdraws the canary. */
export const rollBack = async ({ name, why }: { name: string; why: string }) =>
  (await resultOf(admin.post(`deployments/${name}/rollback`, { json: { why } }), flipAnswerSchema))
    .body;
