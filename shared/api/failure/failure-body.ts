import { type Infer, type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { isApiFailure } from './failure.ts';

/** The body of a failed call; undefined where it has none of this form. */
export function failureBody<Body extends Schema>(
  error: unknown,
  schema: Body,
): Infer<Body> | undefined {
  const parsed = safeParse(schema, isApiFailure(error) ? error.body : undefined);
  return parsed.success ? parsed.data : undefined;
}

/** The body of a 409, with what somebody else has changed; undefined for any other failure. */
export const conflictBody = <Body extends Schema>(error: unknown, schema: Body) =>
  isApiFailure(error) && error.status === 409 ? failureBody(error, schema) : undefined;
