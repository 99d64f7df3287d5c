import { withAdminResult } from '@pinpu/shared/api/admin';
import { answerOf } from '@pinpu/shared/api/client';
import type { Schema } from '@pinpu/shared/contracts/schema';

/** Awaits a call of the back office. Errors are not shown globally: each screen shows its own. */
export const shopAnswerOf = <T extends Schema>(request: Promise<Response>, schema: T) =>
  withAdminResult(() => answerOf(request, schema));
