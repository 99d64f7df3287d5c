/** Why a call of the embedded cart failed: `code` for programs, the message for the shopper. */
export class EmbedError extends Error {
  override name = 'EmbedError';
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 0) {
    super(message);
    this.code = code;
    this.status = status;
  }
}
