import type { Rendered, RenderFailure } from '@pinpu/shared/contracts';

/** Outcome of a task. */
export type Outcome =
  | { state: 'rendered'; rendered: Rendered; broken: readonly RenderFailure[] }
  /** There is nothing to render at the address. */
  | { state: 'nothing'; broken: readonly RenderFailure[] }
  /** The shell's build threw. */
  | { state: 'failed'; why: string; broken: readonly RenderFailure[] }
  /** The process ended, or was ended, while code of this remote ran; of the shell where it is ''. */
  | { state: 'ended'; remote: string; why: string };

const isText = (value: unknown) => typeof value === 'string';

/** Whether a shell's build returned what its contract says: it comes from another process. */
export function isRendered(value: Partial<Rendered> | undefined): value is Rendered {
  const { html, styles, parts, failures } = value ?? {};
  if (!isText(html) || !isText(styles)) return false;
  if (!Array.isArray(parts) || !parts.every(isText) || !Array.isArray(failures)) return false;
  return failures.every(({ remote, part, why }) => [remote, part, why].every(isText));
}
