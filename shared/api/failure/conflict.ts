import { type Infer, type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { isApiFailure } from './failure.ts';

/** The body of a 409, which shows what somebody else had changed; undefined for any other failure. */
export function conflictBody<Body extends Schema>(
  error: unknown,
  schema: Body,
): Infer<Body> | undefined {
  if (!isApiFailure(error) || error.status !== 409) return undefined;
  const parsed = safeParse(schema, error.body);
  return parsed.success ? parsed.data : undefined;
}
