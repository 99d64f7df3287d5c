import type { ShopConnection } from '../app/commands/shop-connection.ts';
import { operatorToken } from '../modules/base/admin/operator-token.ts';
import type { TestApp } from './test-app.ts';

/** The back office's API as commands call it, without a network. */
export function shopForCommands({ app, config }: TestApp): ShopConnection {
  const headers = { authorization: `Bearer ${operatorToken(config.dataDir)}` };
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    const { body, msg } = answer.json();
    if (answer.statusCode >= 400) throw new Error(msg[0].Message);
    return body;
  };
  return { call } as ShopConnection;
}
