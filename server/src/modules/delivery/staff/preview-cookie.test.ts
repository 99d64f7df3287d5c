import type { FastifyRequest } from 'fastify';
import { testApp } from '../../../testing/index.ts';
import { newPreviewCookie, previewOf } from './preview-cookie.ts';

const VERSIONS = { 'mf-cart': '1.0.0-abc', shell: '1.0.0-def' };

async function preview() {
  const shop = await testApp();
  const deps = { ...shop, clock: shop.clock.now };
  const cookie = await newPreviewCookie(deps, VERSIONS);
  const read = (value = cookie.value) =>
    previewOf({ cookies: { [cookie.name]: value } } as unknown as FastifyRequest, deps);
  return { shop, deps, cookie, read };
}

it('names the versions that one browser is shown, for 15 minutes [M3]', async () => {
  const { shop, cookie, read } = await preview();
  expect(await read()).toEqual(VERSIONS);
  shop.clock.advance(15 * 60_000 - 1);
  expect(await read()).toEqual(VERSIONS);
  shop.clock.advance(1);
  expect(await read()).toBeNull();
  expect(cookie.expires_at).toEqual(shop.clock.now());
});

it('ignores a cookie without its signature, and a missing one [M3]', async () => {
  const { deps, cookie, read } = await preview();
  expect(await read(cookie.value.slice(0, -1))).toBeNull();
  expect(await previewOf({ cookies: {} } as unknown as FastifyRequest, deps)).toBeNull();
});
