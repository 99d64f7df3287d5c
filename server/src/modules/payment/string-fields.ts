/** Only text fields are read of what came over the wire; null where a form holds a name twice. */
export function stringFields(body: unknown): Record<string, string> | null {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return null;
  const entries: [string, string][] = [];
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string') return null;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}
