import { fileSalts, fileToken } from '../../modules/base/admin/file-token.ts';
import type { TestApp } from '../test-app.ts';
import { signedInAdmin, withXsrf } from './signed-in-admin.ts';

export type NamedFile = readonly [name: string, content: string | Uint8Array];

export type FileFields = Record<string, string | readonly string[]>;

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

export async function multipartBody(files: readonly NamedFile[], fields: FileFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const text of [value].flat()) form.append(name, text);
  for (const [name, content] of files) form.append('files', new Blob([content as BlobPart]), name);
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    type: body.headers.get('content-type') ?? '',
  };
}

export async function fileAdmin(shop: TestApp) {
  const headers: Record<string, string> = await withXsrf(shop, await signedInAdmin(shop));
  const salts = await fileSalts({ ...shop, clock: shop.clock.now });
  const tokenOf = (day: string) => fileToken(salts, day);
  const token = tokenOf('2026-11-21');

  const post = async (url: string, files: readonly NamedFile[], fields: FileFields) => {
    const { payload, type } = await multipartBody(files, { access_token: token, ...fields });
    return shop.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    });
  };
  return {
    headers,
    token,
    tokenOf,
    upload: (files: readonly NamedFile[], fields: FileFields = {}) =>
      post('/api/file', files, { overwrite: 'false', owner: 'WEB', ...fields }),
    archive: (files: readonly NamedFile[], fields: FileFields = {}) =>
      post('/api/file/archive', files, fields),
    get: (url: string) => shop.app.inject({ url, headers }),
    /** Deletes a file by its link, with the address rewritten as browsers do (spec §7). */
    remove: (link: string, access_token = token) =>
      shop.app.inject({
        method: 'DELETE',
        url: `/api/file/${link.replace(/^\/files\//, '')}?access_token=${access_token}`,
        headers,
      }),
  };
}

export type FileAdmin = Awaited<ReturnType<typeof fileAdmin>>;
