import type { RenderJob } from '@pinpu/shared/contracts';
import {
  appStore,
  initialisedAtom,
  languageAtom,
  publicConfigAtom,
  renderTimeAtom,
  shuffleSeedAtom,
} from '@pinpu/shared/state';

/**
 * The state that a page is rendered with on the server, and in which it becomes interactive in the browser: the shop's
 * configuration, and nothing of what the browser has stored (ADR 0201).
 */
export function firstState({ config, now, seed }: Pick<RenderJob, 'config' | 'now' | 'seed'>) {
  const { set } = appStore;
  set(renderTimeAtom, now);
  set(shuffleSeedAtom, seed);
  set(publicConfigAtom, config);
  set(languageAtom, config.lang);
  set(initialisedAtom, true);
}
