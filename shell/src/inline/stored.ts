type Area = 'localStorage' | 'sessionStorage';

/** A stored text; null if there is none, or the browser blocks its storage. */
export function storedText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** A stored JSON value; undefined if there is none, or it is damaged. */
export function stored<T>(area: Area, key: string): T | undefined {
  try {
    return JSON.parse(storedText(area, key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
