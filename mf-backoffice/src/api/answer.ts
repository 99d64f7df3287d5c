import { withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import type { Infer, Schema } from '@pinpu/shared/contracts/schema';

/** Awaits a call of the back office. Errors are not shown globally: each screen shows its own. */
export const bodyOf = async <T extends Schema<{ body: unknown }>>(
  request: Promise<Response>,
  schema: T,
): Promise<Infer<T>['body']> => (await withAdminResult(() => answerOf(request, schema))).body;
