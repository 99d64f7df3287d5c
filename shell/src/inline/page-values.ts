/** A tag of the head: its name, and its attributes in order. */
export type LateTag = [name: string, attributes: Record<string, string>];

/** What the gateway writes into a page for these scripts (`html/index.html`). */
export interface PageValues {
  /** Origins that scripts may come from, besides the shop's own. */
  origins: string[];
  /** A parameter that names the configuration the page was rendered with; '' for a page that is not rendered. */
  known: string;
  /** The calls that every page sends, and those that this page sends for a guest. */
  calls: string[];
  early: string[];
  /** Scripts that this browser probably has cached. */
  late: LateTag[];
  /** Whether this page can come without an opener policy. */
  relaxed: boolean;
}

declare global {
  interface Window {
    pinpuPage: PageValues;
  }
}
