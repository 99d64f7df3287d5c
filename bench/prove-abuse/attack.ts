import type { Shop, SpecialSettings } from './shop/shop.ts';

/** Outcome of an attack. */
export interface Outcome {
  succeeded: boolean;
  /** Counts for the table. */
  counted: string;
}

/**
 * An attack from the security review, made like a stranger's: only by HTTP, SMTP and TCP, never with the server's code.
 */
export interface Attack extends SpecialSettings {
  /** The number of the finding in the review, such as `M10`, or of the ADR. */
  finding: string;
  title: string;
  /** If the shop refuses to start with this sentence, the attack has failed; any other failure to start is an error. */
  rejectedWith?: RegExp;
  run(shop: Shop): Promise<Outcome>;
}
