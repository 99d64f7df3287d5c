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
 * The state that the server renders a page with, and the browser hydrates it with: the shop's configuration, and
 * nothing that the browser has stored.
 */
export function firstState({ config, now, seed }: Pick<RenderJob, 'config' | 'now' | 'seed'>) {
  const { set } = appStore;
  set(renderTimeAtom, now);
  set(shuffleSeedAtom, seed);
  set(publicConfigAtom, config);
  set(languageAtom, config.lang);
  set(initialisedAtom, true);
}
