import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitSeed } from './visitor-cookies.ts';

const clock = () => new Date('2026-11-21T17:00:00Z');

function seedOf(cookie: string | undefined, publicUrl = 'https://shop.example') {
  const set: unknown[] = [];
  const request = { cookies: { pinpu_visit: cookie } } as unknown as FastifyRequest;
  const reply = {
    setCookie: (...cookies: unknown[]) => set.push(cookies),
  } as unknown as FastifyReply;
  return { seed: visitSeed(request, reply, { config: { publicUrl } as never, clock }), set };
}

it('the seed is one of four orders of the day in Taipei, kept by a cookie that ends with the browser [H2, H5]', () => {
  const { seed, set } = seedOf(undefined);
  expect(seed).toMatch(/^[0-3] 2026-11-22$/);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: true };
  expect(set).toEqual([['pinpu_visit', seed[0], options]]);
});

it('the seed is that of the visit, whose cookie is not set again [H2, H5]', () => {
  expect(seedOf('2')).toEqual({ seed: '2 2026-11-22', set: [] });
});

it.each(['4', '-1', 'x'.repeat(50), ''])('replaces the invalid value %j [H2]', (cookie) => {
  const { seed, set } = seedOf(cookie);
  expect(seed).toMatch(/^[0-3] 2026-11-22$/);
  expect(set).toHaveLength(1);
});
