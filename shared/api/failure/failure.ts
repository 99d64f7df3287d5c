import type { Notice } from '@pinpu/shared/contracts';

/** A failed call with the notices to show; `status` is 0 if there was no response. */
export class ApiFailure extends Error {
  readonly notices: Notice[];
  readonly status: number;
  readonly body: unknown;

  constructor(notices: Notice[], status: number, body?: unknown) {
    super(notices.map((notice) => `[${notice.code}] ${notice.message}`).join(' '));
    this.name = 'ApiFailure';
    this.notices = notices;
    this.status = status;
    this.body = body;
  }
}

/** The error's own message, without the URL that the client's wrapper, or a script that did not come, has in its message. */
function textOf(error: unknown): string {
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'Failed to fetch';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** A call without a response. */
export const connectionFailure = (error: unknown) =>
  new ApiFailure([{ code: textOf(error), message: '伺服器連線錯誤', variant: 'danger' }], 0);

/** By its name: a remote may have a copy of this segment. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** The server's message about the input, to show beside it; undefined where the failure has another cause. */
export function refusalText(error: unknown): string | undefined {
  if (!isApiFailure(error) || error.status < 400 || error.status >= 500) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}

/** Why a call failed, to show in place: the server's message about the input, else `otherwise`; '' where none failed. */
export const failureText = (error: unknown, otherwise: string): string =>
  error === null || error === undefined ? '' : refusalText(error) || otherwise;

/** The sentence of a server that is busy, or has been asked too often, to show in place; undefined for any other failure. */
export function tryLaterText(error: unknown): string | undefined {
  if (!isApiFailure(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}
