import type { ParcelForm, ParcelKind, ParcelStage, Temperature } from '@pinpu/shared/domain';
import type { PaymentForm } from '../payment/port.ts';

/** A parcel to create. The provider refuses a `trade_no` that it has seen. */
export interface ParcelRequest {
  trade_no: string;
  sub_type: string;
  temperature: Temperature;
  form: ParcelForm;
  /** The declared value, and what is collected on receipt (0 for nothing), in whole TWD. */
  amount: number;
  collects: number;
  /** Absolute URL that the provider posts its notices to. */
  notice_url: string;
}

/** The provider's numbers of a parcel; '' for those that it does not have (yet). */
export interface ParcelNumbers {
  provider_no: string;
  payment_no: string;
  validation_no: string;
  tracking_no: string;
}

/** The provider did nothing; `message` is its sentence for the clerk, and what to do. */
export interface ParcelRefused {
  refused: string;
  message: string;
}

/** A status as the provider reports it, in an answer or a notice. */
export interface ParcelStatus {
  code: string;
  message: string;
  /** As the provider wrote it; '' where it wrote none. */
  date: string;
}

/** A parcel as it is at the provider. */
export interface ParcelAtProvider extends ParcelNumbers {
  status: ParcelStatus;
  /** What it costs the shop, and what of the collected money is transferred on which day (YYYY-MM-DD, '' if unknown). */
  charge: number;
  allocated_amt: number;
  allocated_on: string;
}

export interface ParcelNotice extends ParcelNumbers {
  /** '' where the provider sent none: then `provider_no` identifies the parcel. */
  trade_no: string;
  kind: ParcelKind;
  status: ParcelStatus;
}

/** A parcel that exists at the provider, as calls about it need it. */
export interface CreatedParcel extends ParcelNumbers {
  trade_no: string;
  sub_type: string;
  kind: ParcelKind;
  /** The declared value, in whole TWD. */
  amount: number;
}

/** A page of labels that prints itself; it is opened in a tab of its own. */
export interface LabelPage {
  /** The kind of carriage, such as `UNIMARTC2C`. */
  sub_type: string;
  parcels: readonly string[];
  form: PaymentForm;
}

/**
 * A provider's parcels. Every call throws ProviderUnreachable where it is unknown what the provider did; then `find`
 * tells, and nothing is sent twice.
 */
export interface ParcelService {
  /** The provider's name, stored with each parcel. */
  name: string;
  /** The kinds of carriage to an address, such as `TCAT` and `POST`; those to stores are the chains of the map. */
  home: readonly string[];
  /** What the provider would refuse in a form, as a sentence for the clerk; '' where nothing is known to be wrong. */
  faultOf(request: ParcelRequest): string;
  create(
    request: ParcelRequest,
  ): Promise<(ParcelNumbers & { status: ParcelStatus }) | ParcelRefused>;
  /** The parcel with this number of the shop's; undefined where the provider knows none. */
  find(trade_no: string): Promise<ParcelAtProvider | undefined>;
  /** Why the label of a parcel with this status can't be printed yet, as a sentence; '' where it can. */
  labelFault(sub_type: string, status_code: string): string;
  /** The pages that print these parcels' labels, one for each kind of carriage. */
  labels(parcels: readonly CreatedParcel[]): Promise<LabelPage[]>;
  /** Whether such a parcel can be cancelled at the provider before it is handed in. */
  canCancel(sub_type: string): boolean;
  cancel(parcel: CreatedParcel): Promise<ParcelRefused | undefined>;
  /** Sends a parcel whose store has closed to another store. */
  changeStore(parcel: CreatedParcel, store_id: string): Promise<ParcelRefused | undefined>;
  /** Whether the buyer's parcel can be sent back through the provider. */
  canReturn(sub_type: string): boolean;
  createReturn(
    parcel: CreatedParcel,
    request: ParcelRequest,
  ): Promise<(ParcelNumbers & { status: ParcelStatus }) | ParcelRefused>;
  /** The notice in a form; null for one that is not the provider's. */
  readNotice(fields: Readonly<Record<string, string>>): ParcelNotice | null;
  /** What the provider expects: `true` where the notice is stored, otherwise it sends it again. */
  acknowledge(stored: boolean): { status: number; type: string; body: string };
  /** Where a status code means that a parcel is; undefined for a code that moves nothing. */
  stageOf(code: string): ParcelStage | undefined;
  /** Whether a status code needs a person, whatever it says about where the parcel is. */
  isTask(code: string): boolean;
}
