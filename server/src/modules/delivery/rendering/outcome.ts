import type { Rendered, RenderFailure } from '@pinpu/shared/contracts';

/** Outcome of a task. */
export type Outcome =
  | { state: 'rendered'; rendered: Rendered; broken: readonly RenderFailure[] }
  /** The address has nothing to render. */
  | { state: 'nothing'; broken: readonly RenderFailure[] }
  /** The shell's build threw an error. */
  | { state: 'failed'; why: string; broken: readonly RenderFailure[] }
  /** The process ended, or was ended, while code of this remote ran; '' stands for the shell. */
  | { state: 'ended'; remote: string; why: string };

const isText = (value: unknown) => typeof value === 'string';

/** Whether a shell's build returned a value of its contract, which is checked since it comes from another process. */
export function isRendered(value: Partial<Rendered> | undefined): value is Rendered {
  const { html, styles, parts, failures } = value ?? {};
  if (!isText(html) || !isText(styles)) return false;
  if (!Array.isArray(parts) || !parts.every(isText) || !Array.isArray(failures)) return false;
  return failures.every(({ remote, part, why }) => [remote, part, why].every(isText));
}
