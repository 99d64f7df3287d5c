import type { App } from '../../platform/module.ts';

/** Calls the API in this process, as a guest: for what a page declares as its data. */
export const publicApi = (app: App) => async (call: string) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url: `/api/${call}` });
  return { status: statusCode, body: statusCode < 300 ? JSON.parse(body) : undefined };
};
