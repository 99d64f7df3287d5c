/** Where somebody was in a list: how many products were shown, and which of them stood at the top. */
export interface ScrollPosition {
  shown: number;
  /** The document's scroll position. */
  y: number;
  prd_id?: string;
  /** How far below the window's upper edge that product began. */
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

/** The place kept for an entry of the browser's history. */
export const storedPosition = (entry: string): ScrollPosition | undefined =>
  entry === '' ? undefined : allPositions()[entry];

/** Keeps a place for this visit; the oldest ones give way. */
export function storePosition(entry: string, position: ScrollPosition) {
  const { [entry]: _, ...others } = allPositions();
  const latest = [...Object.entries(others), [entry, position]].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage Back begins at the top.
  }
}
