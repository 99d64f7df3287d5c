import * as s from '@pinpu/shared/contracts/schema';
import { checkoutProfileSchema, invoiceSchema } from './checkout.ts';
import { bodyOf } from './envelope.ts';
import { shortText } from './primitives.ts';

const { cnt_name, phone1, email, addr1_postcode, addr1 } = checkoutProfileSchema.shape;

const labels = {
  /** The member's own name for it, such as 公司. */
  label: s.withDefault(shortText(20), ''),
  /** True makes it the default of new orders; false changes nothing. */
  is_default: s.optional(s.boolean()),
};

/** Body of `POST /api/vip/recipients` and `PUT /api/vip/recipients/{id}`. */
export const recipientSchema = s.object({
  cnt_name,
  phone1,
  email,
  addr1_postcode,
  addr1,
  ...labels,
});

/** Body of `POST /api/vip/invoices` and `PUT /api/vip/invoices/{id}`; `invoiceFault` validates the combination. */
export const savedInvoiceSchema = s.extend(invoiceSchema, labels);

const saved = { id: s.string(), label: s.string(), is_default: s.boolean() };

const savedRecipient = s.object({
  ...saved,
  cnt_name: s.string(),
  phone1: s.string(),
  email: s.string(),
  addr1_postcode: s.string(),
  addr1: s.string(),
});
export type SavedRecipient = s.Infer<typeof savedRecipient>;

const savedInvoice = s.object({
  ...saved,
  invoice_title: s.string(),
  invoice_vatid: s.string(),
  invoice_carrier_type: s.string(),
  invoice_carrier_num: s.string(),
  invoice_love_code: s.string(),
});
export type SavedInvoice = s.Infer<typeof savedInvoice>;

/** Response to each call of `/api/vip/recipients`: all recipients, the default first, then the most recently used. */
export const recipientsAnswerSchema = bodyOf(s.object({ recipients: s.array(savedRecipient) }));

/** The same for `/api/vip/invoices`. */
export const invoicesAnswerSchema = bodyOf(s.object({ invoices: s.array(savedInvoice) }));
