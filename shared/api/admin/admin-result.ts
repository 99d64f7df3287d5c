import { answerOf } from '@pinpu/shared/api/client';
import { type Infer, literal, object, type Schema } from '@pinpu/shared/contracts/schema';
import { emitAppEvent } from '@pinpu/shared/events';
import { appStore, beginAdminCallAtom } from '@pinpu/shared/state';
import { adminNoticesOf } from './admin-notices.ts';

/** Marks the API as busy until `call` has a result, and emits whether it was a success (spec §4 Administrative calls). */
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

/** Awaits an administrative call, whose errors have their own messages (spec §8). */
export const adminAnswerOf = <T extends Schema>(
  request: Promise<Response>,
  schema: T,
): Promise<Infer<T>> => withAdminResult(() => answerOf(request, schema, adminNoticesOf));

/** No body is a file: it only names the failure of an answer that should have been one. */
const noFileSchema = object({ file: literal('never') });

/** The file of a response; undefined for a response that is none. Only an octet stream passes the check without a body. */
async function fileOf(response: Response): Promise<Blob | undefined> {
  const isFile = response.ok && adminNoticesOf(response, undefined).length === 0;
  return isFile ? response.blob() : undefined;
}

async function receivedFile(request: Promise<Response>): Promise<Blob> {
  const file = request.then(fileOf);
  // A download that breaks off is a call without an answer.
  const answer = Promise.all([request, file]).then(([response]) => response);
  const arrived = await file.catch(() => undefined);
  if (arrived !== undefined) return arrived;
  await answerOf(answer, noFileSchema, adminNoticesOf);
  throw new Error('an answer without a file passed the result check');
}

/** Awaits an administrative download: the file, or the failure that the result check finds. */
export const adminFileOf = (request: Promise<Response>): Promise<Blob> =>
  withAdminResult(() => receivedFile(request));
