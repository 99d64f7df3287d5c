import { answerOf, fileOf } from '@pinpu/shared/api/client';
import type { Infer, Schema } from '@pinpu/shared/contracts/schema';
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

/** Awaits an administrative download. Resolves to the file, or rejects with the failure from the result check. */
export const adminFileOf = (request: Promise<Response>): Promise<Blob> =>
  withAdminResult(() => fileOf(request, adminNoticesOf));
