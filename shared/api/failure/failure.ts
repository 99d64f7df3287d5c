import type { Notice, RejectionCode } from '@pinpu/shared/contracts';

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

/**
 * The message of an error without a URL: that of the wrapped error, or a fixed one for a script that failed to load.
 */
function textOf(error: unknown): string {
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'Failed to fetch';
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

/** A call without a response. */
export const connectionFailure = (error: unknown) =>
  new ApiFailure([{ code: textOf(error), message: '伺服器連線錯誤', variant: 'danger' }], 0);

/** Checked by name, since a remote may have its own copy of this module. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** Whether the server rejected a call with this code. */
export const isRejected = (error: unknown, rejection: RejectionCode): boolean =>
  isApiFailure(error) && error.notices.some(({ code }) => code === rejection);

/** The server's message about the input, to show beside it; undefined for a failure with another cause. */
export function refusalText(error: unknown): string | undefined {
  if (!isApiFailure(error) || error.status < 400 || error.status >= 500) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}

/**
 * Why a call failed, to show in place: the server's message about the input, else `otherwise`; '' where there is no
 * error.
 */
export const failureText = (error: unknown, otherwise: string): string =>
  error === null || error === undefined ? '' : refusalText(error) || otherwise;

/** The server's message where it is busy or was called too often, to show in place; undefined for any other failure. */
export function tryLaterText(error: unknown): string | undefined {
  if (!isApiFailure(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}
