import type { Config } from '../../platform/config/config.ts';

/** Limits of the rendering process. */
export interface RenderLimits {
  /** How long it has for a page before it is ended. */
  taskMs: number;
  /** Its heap. */
  memoryMb: number;
}

export const limitsOf = ({ renderLimitMs, renderMemoryMb }: Config): RenderLimits => ({
  taskMs: renderLimitMs,
  memoryMb: renderMemoryMb,
});
