import type { Shop, SpecialSettings } from './shop/shop.ts';

/** Outcome of an attack. */
export interface Outcome {
  succeeded: boolean;
  /** Counts for the table. */
  counted: string;
}

/** An attack of the security review, made as a stranger makes it: over HTTP, SMTP and TCP, never by the server's code. */
export interface Attack extends SpecialSettings {
  /** Number in the review, such as `M10`, or of the ADR. */
  finding: string;
  title: string;
  /** A start that is rejected with this sentence ends the attack; any other failure is an error. */
  rejectedWith?: RegExp;
  run(shop: Shop): Promise<Outcome>;
}
