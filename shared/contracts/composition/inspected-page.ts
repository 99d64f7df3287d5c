/** A part that is currently shown, and its position in the window. */
export interface ShownPart {
  /** `mf-cart/page/cart` or `mf-promo/slot/…`; the filler's own name follows in brackets. */
  id: string;
  remote: string;
  box: DOMRect;
}

/** When the shell first requested a part, and when it was first rendered, in ms since the page began. */
export interface PartTimes {
  requested: number;
  shown?: number;
}

/** A module of which the page has one copy. */
export interface SharedModule {
  name: string;
  version: string;
  /** The build that provides it. */
  from: string;
  usedBy: string[];
}

/** A build of the page. */
interface ComposedBuild {
  /** Undefined in gateways before 1.0.0-beta.2. */
  version?: string | undefined;
  base: string;
}

/** Which builds the page has and why: what the inspector reads of its composition. */
export interface InspectedComposition {
  id: string;
  shell?: ComposedBuild | undefined;
  remotes: Readonly<Record<string, ComposedBuild>>;
  refused: readonly {
    remote: string;
    version: string;
    slot?: string | undefined;
    reason: string;
  }[];
  overrides?: Readonly<Record<string, { url: string } | { version: string }>> | undefined;
}

/** What the shell knows of its page in developer mode (ADR 0177). */
export interface InspectedPage {
  composition: InspectedComposition;
  /** The parts on the page, from top to bottom. */
  parts(): ShownPart[];
  /** The innermost part at a point of the window. */
  partAt(x: number, y: number): ShownPart | undefined;
  /** Brings a part into view. */
  scrollTo(id: string): void;
  /** Undefined for a part that nobody has requested. */
  timesOf(id: string): PartTimes | undefined;
  modules(): SharedModule[];
}
