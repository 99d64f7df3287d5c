import { expect, type Page } from '@playwright/test';

/** Expects that nothing moves with prefers-reduced-motion. */
export async function expectNoMotion(page: Page) {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return `${target?.tagName}.${target?.className}`;
        }),
    );
  await expect.poll(moving).toEqual([]);
}
