import { inTime } from '../../platform/in-time.ts';

/** `skipped`: there was nothing to ask; `fault`: the shop does not work, or must not be open to the public. */
export type Level = 'ok' | 'warning' | 'fault' | 'skipped';

export interface Finding {
  level: Level;
  text: string;
}

export interface Check {
  name: string;
  run(): Finding | Promise<Finding>;
}

const finding =
  (level: Level) =>
  (text: string): Finding => ({ level, text });

export const ok = finding('ok');
export const warning = finding('warning');
export const fault = finding('fault');
export const skipped = finding('skipped');

const LIMIT_MS = 15_000;

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const own = (error.message || code).split('\n')[0] ?? '';
  return error.cause === undefined ? own : `${own}: ${reasonOf(error.cause)}`;
}

export async function examine({ run }: Check): Promise<Finding> {
  try {
    return await inTime(LIMIT_MS, Promise.resolve(run()));
  } catch (error) {
    return fault(reasonOf(error));
  }
}
