import type { Database } from '../../../../platform/db/index.ts';
import type { Finding } from './finding.ts';
import type { Change } from './product-plan.ts';

/** Result for a file name in the pictures folder: the address it is served at, or why it is not a picture. */
export type PictureFile = { address: string } | { why: string };

export interface ImportOptions {
  dryRun: boolean;
  skipBad: boolean;
  /** Pictures by their name in the file; undefined where none were given. */
  pictures: ReadonlyMap<string, PictureFile> | undefined;
  /** The sentence about a picture that is not in `pictures`. */
  noPicture?: string;
  now: Date;
  /** Whether the shop has the file or picture at an address; undefined where that is not checked. */
  hasUpload?: (db: Database, address: string) => Promise<boolean>;
  /** The administrator who imports; undefined for a command. */
  actor?: string;
}

export interface ImportReport {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  bad: number;
  categories: { created: number; updated: number };
  makers: { created: number; updated: number };
  /** `disabled`: those that the file doesn't list of a product whose variants it lists. */
  variants: { created: number; updated: number; disabled: number };
  imported: boolean;
}

export type ImportEvent =
  | { finding: Finding }
  /** What is probably wrong in a row that can be imported; only the check reports it. */
  | { warning: Finding }
  /** Of a product; or of a variant, by its code and with a name. */
  | { change: { prd_id: string; name?: string; kind: 'created' | 'updated'; changes: Change[] } }
  | { progress: { step: 'check' | 'write'; rows: number } }
  | { report: ImportReport };
