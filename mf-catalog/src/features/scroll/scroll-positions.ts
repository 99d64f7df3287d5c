/** A position on a page; for a list also the number of shown products, and the one at the top. */
export interface ScrollPosition {
  shown: number;
  /** The document's scroll position in pixels. */
  y: number;
  prd_id?: string;
  /** The distance of that product from the viewport's top, in pixels. */
  top: number;
}

const KEY = 'pinpu.places';
const MOST = 30;

/** Positions that could not be stored, as storage is blocked or full; they last as long as the page. */
let unstored: Record<string, ScrollPosition> = {};

function allPositions(): Record<string, ScrollPosition> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}'), ...unstored };
  } catch {
    return unstored;
  }
}

/** The position stored for a history entry. */
export const storedPosition = (entry: string): ScrollPosition | undefined =>
  entry === '' ? undefined : allPositions()[entry];

/** Stores a position for this visit; the oldest ones are dropped. */
export function storePosition(entry: string, position: ScrollPosition) {
  const { [entry]: _, ...others } = allPositions();
  const latest = Object.fromEntries([...Object.entries(others), [entry, position]].slice(-MOST));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(latest));
    unstored = {};
  } catch {
    unstored = latest;
  }
}
