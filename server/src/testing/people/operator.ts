import { operatorToken } from '../../modules/base/admin/operator-token.ts';
import type { TestApp } from '../test-app.ts';
import { multipartBody, type NamedFile } from './file-admin.ts';

type Shop = Pick<TestApp, 'app' | 'config'>;

const headersOf = ({ config }: Shop) => ({
  authorization: `Bearer ${operatorToken(config.dataDir)}`,
});

/** Calls of the back office's API with the operator's token, as commands make them. */
export const operatorOf =
  (shop: Shop) => (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    shop.app.inject({
      method,
      url: `/api/backoffice/${path}`,
      headers: headersOf(shop),
      ...(payload && { payload }),
    });

/** POST of files with the operator's token. */
export const operatorUpload =
  (shop: Shop) =>
  async (path: string, files: readonly NamedFile[], fields = {}) => {
    const { payload, type } = await multipartBody(files, fields);
    return shop.app.inject({
      method: 'POST',
      url: `/api/backoffice/${path}`,
      headers: { ...headersOf(shop), 'content-type': type },
      payload,
    });
  };
