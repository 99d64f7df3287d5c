const two = (count: number) => String(count).padStart(2, '0');

/** A duration in hours, minutes and seconds, `00:01:07` (spec §2). */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
}
