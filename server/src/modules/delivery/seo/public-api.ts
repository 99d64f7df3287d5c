import type { App } from '../../../platform/module.ts';

/** The response of a public call below `/api/`; its body is undefined where it fails. */
export type PublicApi = (call: string) => Promise<{ status: number; body: unknown }>;

/** Calls the API within this process, as a guest, for the data that a page declares. */
export const publicApi =
  (app: App): PublicApi =>
  async (call) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: `/api/${call}` });
    return { status: statusCode, body: statusCode < 300 ? JSON.parse(body) : undefined };
  };
