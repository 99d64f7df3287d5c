import type { FastifyReply } from 'fastify';
import { hasLoaded } from './visitor-cookies.ts';

function visit(
  cookie: string | undefined,
  { publicUrl = 'https://shop.example', dest = 'document' } = {},
) {
  const set: unknown[] = [];
  const reply = {
    setCookie: (...cookies: unknown[]) => set.push(cookies),
  } as unknown as FastifyReply;
  const request = { cookies: { pinpu_loaded: cookie }, headers: { 'sec-fetch-dest': dest } };
  return { hasScripts: hasLoaded('c1', request, reply, { publicUrl }), set };
}

it('a browser has the scripts of a page after an earlier page of the same versions, which is recorded once [N1]', () => {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: true, maxAge: 2_592_000 };
  expect(visit(undefined)).toEqual({
    hasScripts: false,
    set: [['pinpu_loaded', 'c1', options]],
  });
  expect(visit('c1')).toEqual({ hasScripts: true, set: [] });
});

it.each(['c0', '', 'x'.repeat(5000)])(
  'a browser lacks the scripts of a page after other versions: %j',
  (cookie) => {
    const { hasScripts, set } = visit(cookie, { publicUrl: 'http://localhost:8080' });
    expect(hasScripts).toBe(false);
    expect(set).toEqual([['pinpu_loaded', 'c1', expect.objectContaining({ secure: false })]]);
  },
);

it.each(['iframe', ''])('a request that opens no page sets no cookie: %j', (dest) => {
  expect(visit(undefined, { dest })).toEqual({ hasScripts: false, set: [] });
});
