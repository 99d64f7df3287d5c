import { createHash } from 'node:crypto';
import type { App } from '../../../platform/module.ts';
import type { CallAnswer } from './process/messages.ts';

/** API calls with public data; none of them counts a visit, opens a session or needs one. */
const PUBLIC =
  /^\/api\/(?:products(?:\/|$)|product\/[^/]+$|facets(?:\/|$)|maker\/|info-page\/|bundle\/|promo-code\/|suggestions$)/;

/** The most calls of one page, and the largest response, in bytes. */
const MAX_CALLS = 12;
const MAX_BYTES = 2 * 1024 * 1024;

/** The client address that rate limits count these calls under; no visitor has it. */
const ADDRESS = 'rendering';

const TOO_MANY_REQUESTS = 429;

/** The path and query of a public call without its session; undefined for any other call. */
export function publicCall(url: string): string | undefined {
  if (!URL.canParse(url, 'http://shop')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://shop');
  if (!PUBLIC.test(pathname)) return undefined;
  searchParams.delete('s');
  const query = searchParams.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

const rejected = (status: number, code: string): CallAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ success: false, code }),
});

const hashOf = ({ status, body }: CallAnswer) =>
  createHash('sha256').update(`${status} ${body}`).digest('base64');

export async function isAnsweredAlike(
  app: Pick<App, 'inject'>,
  before: ReadonlyMap<string, string>,
): Promise<boolean> {
  const { answer, answers } = pageCalls(app);
  await Promise.all([...before.keys()].map(answer));
  const now = answers();
  return [...before].every(([url, hash]) => now?.get(url) === hash);
}

export function pageCalls(app: Pick<App, 'inject'>) {
  let calls = 0;
  let hasFailed = false;
  const answers = new Map<string, string>();
  let answered = 0;

  async function injected(url: string): Promise<CallAnswer> {
    const { statusCode, headers, body } = await app.inject({
      method: 'GET',
      url,
      remoteAddress: ADDRESS,
      headers: { accept: 'application/json' },
    });
    hasFailed ||= statusCode >= 500 || statusCode === TOO_MANY_REQUESTS;
    if (body.length > MAX_BYTES) return rejected(502, 'TOO_LARGE');
    const type = String(headers['content-type'] ?? 'application/json');
    return { status: statusCode, headers: { 'content-type': type }, body };
  }

  return {
    async answer(url: string): Promise<CallAnswer> {
      calls += 1;
      const call = publicCall(url);
      if (call === undefined) return rejected(403, 'NOT_PUBLIC');
      if (calls > MAX_CALLS) return rejected(429, 'TOO_MANY_CALLS');
      try {
        const response = await injected(call);
        answers.set(call, hashOf(response));
        answered += 1;
        return response;
      } catch {
        hasFailed = true;
        return rejected(503, 'UNAVAILABLE');
      }
    },
    /** Rendering errors are not attributed to a remote then, and not shown. */
    hasFailed: () => hasFailed,
    /** Hashes of the responses by address; undefined where one is missing or was rejected. */
    answers: (): ReadonlyMap<string, string> | undefined =>
      hasFailed || answered < calls ? undefined : answers,
  };
}

export type PageCalls = ReturnType<typeof pageCalls>;
