/** A position in a list: how many products were shown, and which of them was at the top. */
export interface ScrollPosition {
  shown: number;
  /** The document's scroll position. */
  y: number;
  prd_id?: string;
  /** The distance of that product from the viewport's top. */
  top: number;
}

const KEY = 'pinpu.places';
const MOST = 30;

function allPositions(): Record<string, ScrollPosition> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The position stored for a history entry. */
export const storedPosition = (entry: string): ScrollPosition | undefined =>
  entry === '' ? undefined : allPositions()[entry];

/** Stores a position for this visit; the oldest ones are evicted. */
export function storePosition(entry: string, position: ScrollPosition) {
  const { [entry]: _, ...others } = allPositions();
  const latest = [...Object.entries(others), [entry, position]].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage Back starts at the top.
  }
}
