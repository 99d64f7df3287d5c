/**
 * Codes of rejections that pages act upon (spec §8 `Code`); a rejection with another code is only shown. A status is
 * never read as one of these: a proxy can send it too.
 */
export type RejectionCode =
  | 'IN_STOCK'
  | 'INFO_PAGE_NOT_FOUND'
  | 'MAKER_NOT_FOUND'
  | 'NOT_SIGNED_IN'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_NOT_PAYABLE'
  | 'PAY_WAY_REFUSED'
  | 'PICKUP_CHANGED'
  | 'PRODUCT_NOT_FOUND'
  | 'PROVE_EMAIL'
  | 'TICKET_UNKNOWN';
