import { StartupError } from '../../platform/errors/startup-error.ts';

const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** The sentence for an error that the operator can correct; null for one that needs its stack. */
export function startupSentence(error: unknown): string | null {
  if (error instanceof StartupError) return error.message;
  if (error instanceof Error && 'code' in error && FULL.has(error.code)) {
    const file = 'path' in error && typeof error.path === 'string' ? ` for ${error.path}` : '';
    return `The disk has no space left${file}: free some, then start again.`;
  }
  return null;
}
