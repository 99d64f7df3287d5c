/** Payment instructions in `pay_meta` (spec §3); '' and [] for missing ones. */
export interface PaymentCode {
  bank: string;
  account: string;
  /** The code to enter at a convenience store's kiosk. */
  storeCode: string;
  barcodes: string[];
  /** The payment deadline: ISO 8601, or in the gateway's format. */
  deadline: string;
}

function fieldsOf(pay_meta: string): Record<string, unknown> {
  try {
    const meta: unknown = JSON.parse(pay_meta);
    return typeof meta === 'object' && meta !== null ? { ...meta } : {};
  } catch {
    return {};
  }
}

/** Parses an order's `pay_meta`. */
export function paymentCode(pay_meta: string): PaymentCode {
  const meta = fieldsOf(pay_meta);
  const text = (name: string) => {
    const value = meta[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    bank: text('BankCode'),
    account: text('vAccount'),
    storeCode: text('PaymentNo'),
    barcodes: ['Barcode1', 'Barcode2', 'Barcode3'].map(text).filter((code) => code !== ''),
    deadline: text('ExpireDate'),
  };
}
