import type { Invoice, InvoiceLine, InvoiceRange } from '@pinpu/shared/domain';
import type { Clock } from '../../../platform/clock.ts';
import type { EnvironmentValues, Variables } from '../../../platform/config/variables.ts';

/** An invoice to issue. The provider answers a repeated `relate_number` with the invoice that it has issued for it. */
export interface InvoiceRequest extends Invoice {
  /** The shop's own number of this invoice: letters and digits, never used twice. */
  relate_number: string;
  buyer: { name: string; email: string; phone: string; address: string };
  /** In whole TWD, tax included: the sum of the lines. */
  amount: number;
  lines: readonly InvoiceLine[];
}

export interface IssuedInvoice {
  /** Two letters and eight digits. */
  number: string;
  /** 隨機碼, four digits. */
  random_no: string;
  /** The day of issue in Taipei, YYYY-MM-DD. */
  date: string;
}

/** The provider did nothing; `message` is its sentence for the clerk. */
export interface Refused {
  refused: string;
  message: string;
}

/** An allowance (折讓) to issue for an invoice. Providers have no number of the shop's for it. */
export interface AllowanceRequest {
  invoice: Pick<IssuedInvoice, 'number' | 'date'> & {
    relate_number: string;
    /** The invoice's total, in whole TWD. */
    amount: number;
  };
  /** In whole TWD, tax included: the sum of the lines. */
  amount: number;
  lines: readonly InvoiceLine[];
  buyer: InvoiceRequest['buyer'];
  /** The valid allowances of the invoice that the shop has recorded. */
  known: readonly { allowance_no: string; amount: number }[];
}

export interface IssuedAllowance {
  /** The provider's number of it. */
  allowance_no: string;
  /** The day of issue in Taipei, YYYY-MM-DD. */
  date: string;
}

/** What the provider has on record about an invoice, for its proof on paper (證明聯). */
export interface InvoiceRecord {
  /** The moment of issue in Taipei, `2026-11-30 10:00:00`. */
  issued_at: string;
  random_no: string;
  /** The company on it; `vatid` is '' for a private buyer. */
  buyer: { vatid: string; name: string; address: string };
  /** Whether it is on paper: neither in a carrier nor donated. */
  printed: boolean;
  voided: boolean;
  /** What allowances have left of it, in whole TWD; undefined where the provider does not say. */
  rest: number | undefined;
  codes: InvoiceCodes;
}

/** The texts of an invoice's Code 39 and of its two QR codes; '' for one that the provider does not send. */
export interface InvoiceCodes {
  barcode: string;
  qr_left: string;
  qr_right: string;
}

/** Every call throws ProviderUnreachable where it is unknown what the provider did. */
export interface InvoiceProvider extends AllowanceService, LookupService, RangeService {
  name: string;
  issue(request: InvoiceRequest): Promise<IssuedInvoice | Refused>;
  /** The invoice that was issued with this number of the shop's; undefined where there is none. */
  find(relate_number: string): Promise<IssuedInvoice | undefined>;
  /** What is on record about an invoice, by the shop's number of it. */
  record(relate_number: string): Promise<InvoiceRecord | Refused>;
  /** Voids an invoice; one that is void already counts as done. */
  void(
    invoice: Pick<IssuedInvoice, 'number' | 'date'>,
    reason: string,
  ): Promise<Refused | undefined>;
}

/** Allowances at the provider. */
export interface AllowanceService {
  allow(request: AllowanceRequest): Promise<IssuedAllowance | Refused>;
  /**
   * The allowance that the invoice has, and the shop has not recorded, of the requested amount: an earlier call whose
   * answer was lost, or one issued by hand. Undefined where there is none; Refused where that can't be found out.
   */
  findAllowance(request: AllowanceRequest): Promise<IssuedAllowance | Refused | undefined>;
  /** Voids an allowance; one that is void already counts as done. */
  voidAllowance(
    allowance: { number: string; allowance_no: string },
    reason: string,
  ): Promise<Refused | undefined>;
}

/** What the provider knows about a number that a buyer types. */
export interface LookupService {
  /** Undefined where the tax office's service did not answer: that is no "no". */
  hasMobileBarcode(code: string): Promise<boolean | undefined>;
  hasLoveCode(code: string): Promise<boolean | undefined>;
  /** A company's name; '' where the register has none, which some valid companies lack. Undefined where it is unknown. */
  companyName(vatid: string): Promise<string | undefined>;
}

export interface RangeService {
  /** The ranges of numbers (字軌) in use of a year; undefined where the provider does not say. */
  ranges(year: number): Promise<readonly InvoiceRange[] | undefined>;
}

export interface ConfiguredInvoices {
  /** Why invoices are not real: one sentence per setting, with the fix. */
  testSettings: readonly string[];
  connect(clock: Clock): InvoiceProvider;
  /** Sends a query that is answered only if the keys are right. @throws Error where they are not. */
  checkKeys(clock: Clock): Promise<void>;
}

/** The export of an invoice provider's folder, listed in `providers/index.ts`. */
export interface InvoiceProviderDefinition {
  /** The value of INVOICE_PROVIDER. */
  name: string;
  variables: Variables;
  /** Validates its settings. @throws StartupError with a sentence that names the variable and the fix. */
  configure(environment: EnvironmentValues): ConfiguredInvoices;
}
