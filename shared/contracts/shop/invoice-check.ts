import * as s from '@pinpu/shared/contracts/schema';
import { bodyOf } from './envelope.ts';
import { shortText } from './primitives.ts';

/** Numbers of an invoice that the provider can look up. */
export const INVOICE_CHECKS = ['mobile', 'donation', 'company'] as const;
export type InvoiceCheckKind = (typeof INVOICE_CHECKS)[number];

/** Body of `POST /api/cart/invoice-check`. */
export const invoiceCheckSchema = s.object({
  kind: s.oneOf(INVOICE_CHECKS),
  code: shortText(30),
});

/** What is known about the number. */
export const invoiceCheckAnswerSchema = bodyOf(
  s.object({
    /** `found`; `missing` for one that clearly does not exist; `nameless` for a company without a name; `unknown`. */
    result: s.string(),
    /** The company's name; '' otherwise. */
    name: s.string(),
  }),
);
export type InvoiceCheck = s.Infer<typeof invoiceCheckAnswerSchema>['body'];
