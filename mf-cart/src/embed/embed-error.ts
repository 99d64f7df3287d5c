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

/** A product that the shop does not sell, or does not know. */
export const NOT_SOLD = ['PRODUCT_NOT_FOUND', '這項商品目前沒有販售。', 404] as const;

/** A product whose variant is still to be chosen. */
export const NO_CHOICE = ['CHOICE_MISSING', '請先選擇這項商品的規格。'] as const;

/** An element without a product. */
export const NO_PRODUCT = ['PRODUCT_MISSING', '這裡還沒有指定商品。'] as const;
