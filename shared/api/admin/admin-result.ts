import { answerOf } from '@pinpu/shared/api/client';
import { type Infer, literal, object, type Schema } from '@pinpu/shared/contracts/schema';
import { emitAppEvent } from '@pinpu/shared/events';
import { appStore, beginAdminCallAtom } from '@pinpu/shared/state';
import { adminNoticesOf } from './admin-notices.ts';

/** Marks the API as busy until `call` has finished, and emits whether it succeeded (spec §4 Administrative calls). */
export async function withAdminResult<T>(call: () => Promise<T>): Promise<T> {
  const end = appStore.set(beginAdminCallAtom);
  let success = false;
  try {
    const result = await call();
    success = true;
    return result;
  } finally {
    end();
    emitAppEvent('APP_ADMIN_RESULT', { success });
  }
}

/** Awaits an administrative call, which has its own error messages (spec §8). */
export const adminAnswerOf = <T extends Schema>(
  request: Promise<Response>,
  schema: T,
): Promise<Infer<T>> => withAdminResult(() => answerOf(request, schema, adminNoticesOf));

/** A schema that no body matches; used to find the failure of a response that should have been a file. */
const noFileSchema = object({ file: literal('never') });

/** The file in a response; undefined where there is none. Without a body, only an octet stream passes the check. */
async function fileOf(response: Response): Promise<Blob | undefined> {
  const isFile = response.ok && adminNoticesOf(response, undefined).length === 0;
  return isFile ? response.blob() : undefined;
}

async function receivedFile(request: Promise<Response>): Promise<Blob> {
  const file = request.then(fileOf);
  // An interrupted download counts as a call without a response.
  const answer = Promise.all([request, file]).then(([response]) => response);
  const arrived = await file.catch(() => undefined);
  if (arrived !== undefined) return arrived;
  await answerOf(answer, noFileSchema, adminNoticesOf);
  throw new Error('an answer without a file passed the result check');
}

/** Awaits an administrative download. Resolves to the file, or rejects with the failure from the result check. */
export const adminFileOf = (request: Promise<Response>): Promise<Blob> =>
  withAdminResult(() => receivedFile(request));
