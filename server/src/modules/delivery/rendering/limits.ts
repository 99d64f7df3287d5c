import type { Config } from '../../../platform/config/config.ts';

/** Limits of the rendering process. */
export interface RenderLimits {
  /** How long a page may take before the process is ended, in ms. */
  taskMs: number;
  /** The process's heap, in MB. */
  memoryMb: number;
}

export const limitsOf = ({ renderLimitMs, renderMemoryMb }: Config): RenderLimits => ({
  taskMs: renderLimitMs,
  memoryMb: renderMemoryMb,
});
