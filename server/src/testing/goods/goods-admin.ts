import type { GoodsLine } from '@pinpu/shared/contracts/backoffice';
import { multipartBody, type NamedFile } from '../people/file-admin.ts';
import { signedInAdmin, withXsrf } from '../people/signed-in-admin.ts';
import type { TestApp } from '../test-app.ts';

export async function goodsAdmin(shop: TestApp) {
  const headers: Record<string, string> = await withXsrf(shop, await signedInAdmin(shop, 'goods'));
  const post = async (path: string, files: readonly NamedFile[], fields = {}) => {
    const { payload, type } = await multipartBody(files, fields);
    return shop.app.inject({
      method: 'POST',
      url: `/api/backoffice/${path}`,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  };
  const linesOf = async (path: string, files: readonly NamedFile[], fields = {}) => {
    const answer = await post(path, files, fields);
    const lines = answer.statusCode === 200 ? answer.body.trim().split('\n') : [];
    return { answer, lines: lines.map((line) => JSON.parse(line) as GoodsLine) };
  };
  return {
    post,
    linesOf,
    get: (path: string) => shop.app.inject({ url: `/api/backoffice/${path}`, headers }),
    picture: async (name: string, content: Uint8Array) => {
      const answer = await post('pictures', [[name, content]]);
      return { status: answer.statusCode, ...answer.json() };
    },
    importing: (content: string, fields: object, pictures?: object, name = 'goods.csv') =>
      linesOf(
        'goods/import',
        [[name, content], ...(pictures ? [['p.json', JSON.stringify(pictures)] as const] : [])],
        { dry_run: 'false', ...fields },
      ),
  };
}
