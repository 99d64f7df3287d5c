import { type FrameSource, frameSourceSchema } from '@pinpu/shared/contracts';
import { readManifest } from './read-manifest.ts';
import { requireSlots } from './read-remote-source.ts';

/** The shell's own `frame.json`, validated. @throws Error with one sentence that names the file and the fault */
export function readFrameSource(file: string): FrameSource {
  const source = readManifest(frameSourceSchema, file);
  requireSlots(file, Object.entries(source.offers));
  const unoffered = source.work_slots.find((slot) => !Object.hasOwn(source.offers, slot));
  if (unoffered !== undefined)
    throw new Error(`${file} is wrong at work_slots: ${unoffered} is not in its offers.`);
  return source;
}
