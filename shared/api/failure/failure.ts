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

/** By its name: a remote may have a copy of this segment. */
export const isApiFailure = (error: unknown): error is ApiFailure =>
  error instanceof Error && error.name === 'ApiFailure';

/** The server's message about the input, to show beside it; undefined where the failure has another cause. */
export function refusalText(error: unknown): string | undefined {
  if (!isApiFailure(error) || error.status < 400 || error.status >= 500) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}

/** The sentence of a server that is busy, or has been asked too often, to show in place; undefined for any other failure. */
export function tryLaterText(error: unknown): string | undefined {
  if (!isApiFailure(error) || (error.status !== 429 && error.status !== 503)) return undefined;
  return error.notices.map(({ message }) => message).join('\n');
}
