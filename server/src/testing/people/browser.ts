import type { InjectOptions } from 'fastify';
import type { TestApp } from '../test-app.ts';

export interface BrowserOptions {
  from?: string;
  forgetful?: boolean;
}

/** A browser of a test: it stores the cookies that the server sets and sends them back. */
export function testBrowser(
  { app }: Pick<TestApp, 'app'>,
  { from = '127.0.0.1', forgetful = false }: BrowserOptions = {},
) {
  const cookies: Record<string, string> = {};
  async function inject(options: InjectOptions) {
    const sent = { ...cookies, ...options.cookies };
    const answer = await app.inject({ remoteAddress: from, ...options, cookies: sent });
    for (const { name, value, expires } of forgetful ? [] : answer.cookies) {
      if (expires && expires.getTime() <= 1) delete cookies[name];
      else cookies[name] = value;
    }
    return answer;
  }
  return { cookies, inject };
}

export type TestBrowser = ReturnType<typeof testBrowser>;
