import { ApiFailure, connectionFailure } from '@pinpu/shared/api/failure';
import { type Infer, type Schema, safeParse } from '@pinpu/shared/contracts/schema';
import { isOctetStream, noticesOf } from './notices.ts';

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A response with its body; a truncated one counts as no response. */
async function received(request: Promise<Response>) {
  try {
    const response = await request;
    return { response, body: await bodyOf(response) };
  } catch (error) {
    throw connectionFailure(error);
  }
}

/** An octet stream is a success whatever is in it (spec §8): it is read as an answer without data. */
const WITHOUT_DATA = { Success: true, success: true };

/**
 * Awaits a call and returns its body, parsed by the contract. Every failure throws an `ApiFailure` with notices;
 * `check` returns no notices for a success.
 */
export async function answerOf<T extends Schema>(
  request: Promise<Response>,
  schema: T,
  check = noticesOf,
): Promise<Infer<T>> {
  const { response, body } = await received(request);
  const notices = check(response, body);
  if (notices.length > 0) throw new ApiFailure(notices, response.status, body);
  const parsed = [body, ...(isOctetStream(response) ? [WITHOUT_DATA] : [])]
    .map((one) => safeParse(schema, one))
    .find(({ success }) => success);
  if (parsed?.success) return parsed.data;
  throw new ApiFailure(
    [{ code: 'NOTICE', message: '連線發生錯誤', variant: 'danger' }],
    response.status,
    body,
  );
}
