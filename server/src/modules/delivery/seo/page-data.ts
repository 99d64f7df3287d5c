import { isNotFound, pageDataCall, type RouteParams } from '@pinpu/shared/domain';
import type { PublicApi } from './public-api.ts';

/** The response of a call that a page declares; undefined where it answers 404. @throws Error where it fails. */
export async function pageData(callApi: PublicApi, call: string, params: RouteParams = {}) {
  const filled = pageDataCall(call, params);
  if (filled === undefined) return undefined;
  const { status, body } = await callApi(filled);
  if (status >= 200 && status < 300) return body;
  if (isNotFound(status)) return undefined;
  throw new Error(`the page's call ${call} answered ${status}`);
}
