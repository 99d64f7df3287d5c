/** The Network Information API; not available in Safari and Firefox. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the shopper saves data, or the network is too slow to prefetch. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
