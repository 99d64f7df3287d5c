import type { APIRequestContext } from '@playwright/test';

export const METRICS_TOKEN = 'metrics-of-the-shop-under-test';

export async function metrics(request: APIRequestContext): Promise<string[]> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await (await request.get('/metrics', { headers })).text()).split('\n');
}
