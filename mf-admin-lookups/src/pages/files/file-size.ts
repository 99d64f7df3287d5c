const UNITS = ['KB', 'MB', 'GB'];
const STEP = 1024;

/** A number of bytes as text: 512 B, 1.5 MB. */
export function fileSize(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`;
  let [size, unit] = [bytes / STEP, 0];
  while (size >= STEP && unit < UNITS.length - 1) [size, unit] = [size / STEP, unit + 1];
  return `${size.toFixed(size < 10 && size % 1 >= 0.05 ? 1 : 0)} ${UNITS[unit]}`;
}
