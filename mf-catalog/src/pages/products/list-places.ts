/** Where somebody was in a list: how many products were shown, and which of them stood at the top. */
export interface Place {
  shown: number;
  /** The document's scroll position. */
  y: number;
  prd_id?: string;
  /** How far below the window's upper edge that product began. */
  top: number;
}

const KEY = 'pinpu.places';
const MOST = 30;

function allPlaces(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** The place kept for an entry of the browser's history. */
export const placeAt = (entry: string): Place | undefined =>
  entry === '' ? undefined : allPlaces()[entry];

/** Keeps a place for this visit; the oldest ones give way. */
export function storePlace(entry: string, place: Place) {
  const { [entry]: _, ...others } = allPlaces();
  const latest = [...Object.entries(others), [entry, place]].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // Without storage Back begins at the top.
  }
}
