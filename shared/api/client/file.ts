import type { Notice } from '@pinpu/shared/contracts';
import { literal, object } from '@pinpu/shared/contracts/schema';
import { answerOf } from './answer.ts';
import { noticesOf } from './notices.ts';

type ResponseCheck = (response: Response, body: unknown) => Notice[];

/** A schema that no body matches; used to find the failure of a response that should have been a file. */
const noFileSchema = object({ file: literal('never') });

const isPdf = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('application/pdf') === true;

/** The file in a response; undefined where there is none. Without a body, only an octet stream passes the check. */
async function fileIn(response: Response, check: ResponseCheck): Promise<Blob | undefined> {
  const isFile = response.ok && (isPdf(response) || check(response, undefined).length === 0);
  return isFile ? response.blob() : undefined;
}

/** Awaits a download: an octet stream or a PDF. Rejects with the failure from the result check. */
export async function fileOf(
  request: Promise<Response>,
  check: ResponseCheck = noticesOf,
): Promise<Blob> {
  const file = request.then((response) => fileIn(response, check));
  // An interrupted download counts as a call without a response.
  const answer = Promise.all([request, file]).then(([response]) => response);
  const arrived = await file.catch(() => undefined);
  if (arrived !== undefined) return arrived;
  await answerOf(answer, noFileSchema, check);
  throw new Error('an answer without a file passed the result check');
}
