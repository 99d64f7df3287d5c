import type { Composition, PartEvent, PartReport } from '@pinpu/shared/contracts';

type Phase = PartEvent['phase'];

/** How long events are collected before they are sent, in ms. */
const BATCH_MS = 5000;

/** The longest reason, in characters. */
const MAX_WHY = 200;

/** How much of an error's message is read; it may contain an address as long as a picture. */
const MAX_READ = 1000;

let page: string | undefined;
const versions = new Map<string, string>();
const waiting: PartEvent[] = [];
const reported = new Set<string>();

/** Texts that may come from a person: quotations, e-mails, parameters of addresses, long numbers, non-ASCII text. */
const PERSONAL = /["'`].*["'`]|\S+@\S+|[?#]\S+|\d{4,}|[^ -~]+/gs;

/** The message of an error, without possible personal data. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Closes a quotation that is cut off here, so that it is removed, too.
  const read = text.length > MAX_READ ? `${text.slice(0, MAX_READ)}"` : text;
  return read.replace(PERSONAL, '*').slice(0, MAX_WHY);
}

function send() {
  if (page === undefined || waiting.length === 0) return;
  const report: PartReport = { page, events: waiting.splice(0) };
  const type = 'application/json';
  // Browsers without sendBeacon send no reports: another kind of request might delay leaving the page.
  navigator.sendBeacon?.('/api/parts/report', new Blob([JSON.stringify(report)], { type }));
}

function report(
  remote: string,
  phase: Phase,
  outcome: PartEvent['outcome'],
  rest: Partial<PartEvent>,
) {
  const version = versions.get(remote);
  const key = `${remote} ${phase} ${outcome}`;
  if (version === undefined || reported.has(key)) return;
  reported.add(key);
  if (waiting.push({ remote, version, phase, outcome, ...rest }) === 1) setTimeout(send, BATCH_MS);
}

/**
 * From now on, reports what this page loads of each remote and what fails, each once, in batches that never delay the
 * page. Only where the gateway gave it a token. Called again once more of the composition is known.
 */
export function startReports({ page: token, shell, remotes }: Composition) {
  if (token === undefined) return;
  for (const [remote, { version }] of Object.entries({ ...remotes, ...(shell && { shell }) }))
    if (version !== undefined) versions.set(remote, version);
  if (page !== undefined) return;
  page = token;
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

export const reportSuccess = (remote: string, phase: Phase, ms?: number) =>
  report(remote, phase, 'ok', ms === undefined ? {} : { ms: Math.round(ms) });

export const reportError = (remote: string, phase: Phase, error: unknown) =>
  report(remote, phase, 'failed', { why: reasonOf(error) });
