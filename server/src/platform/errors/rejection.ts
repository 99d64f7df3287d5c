/** Becomes the failure response of the specification (spec §8). */
export class Rejection extends Error {
  override name = 'Rejection';
  readonly statusCode: number;
  /** Stable and machine-readable, e.g. `PRODUCT_NOT_FOUND`. */
  readonly code: string;
  /** Further fields of the response, e.g. `body` of a checkout conflict. */
  readonly extra: Readonly<Record<string, unknown>>;

  /** `message` is shown to the shopper: polite Traditional Chinese. */
  constructor(
    statusCode: number,
    code: string,
    message: string,
    extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.extra = extra;
  }
}

/** A rejection with the time to try again, in seconds, which is sent as `Retry-After`. */
export class RejectedForNow extends Rejection {
  readonly retryAfterS: number;

  constructor(statusCode: 429 | 503, code: string, message: string, retryAfterS: number) {
    super(statusCode, code, message);
    this.retryAfterS = retryAfterS;
  }
}
