import { isNotFound, pageDataCall, type RouteParams } from '@pinpu/shared/domain';
import type { App } from '../../../platform/module.ts';

/** The response of a call that a page declares; undefined where it answers 404. @throws Error where it fails. */
export async function pageData(callApi: PublicApi, call: string, params: RouteParams = {}) {
  const filled = pageDataCall(call, params);
  if (filled === undefined) return undefined;
  const { status, body } = await callApi(filled);
  if (status >= 200 && status < 300) return body;
  if (isNotFound(status)) return undefined;
  throw new Error(`the page's call ${call} answered ${status}`);
}

/** The response of a public call below `/api/`; its body is undefined where it fails. */
export type PublicApi = (call: string) => Promise<{ status: number; body: unknown }>;

export const publicApi =
  (app: App): PublicApi =>
  async (call) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/api/${call}` });
    return { status: statusCode, body: statusCode < 300 ? JSON.parse(body) : undefined };
  };
