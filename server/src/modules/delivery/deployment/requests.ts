import {
  _default,
  array,
  extend,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  object,
  enum as oneOf,
  optional,
  record,
  regex,
  string,
  trim,
} from 'zod/mini';
import { browserReportSchema } from './browser-report.ts';
import { ACCEPTABLE_GATES } from './gates/gate.ts';

/** Limits the reason's length, since it is part of the registry, which every gateway reads. */
const reason = string().check(trim(), maxLength(300));
const accept = _default(array(oneOf(ACCEPTABLE_GATES)), []);

/** `POST /api/deployments/:name/:version`: the list of the uploaded files. The name decides the kind of a file. */
export const publishBody = object({
  files: record(
    string(),
    object({
      bytes: int().check(minimum(0)),
      sha384: string().check(regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
    }),
  ),
  accept,
});

/** `POST /api/deployments/:name/:version/check`: the same list before the upload, with the text of the manifest. */
export const checkBody = extend(publishBody, { manifest: string() });

const share = int().check(minimum(1), maximum(99));

/** `POST …/:name/deploy`: for everybody, or for `percent` of the visitors. */
export const deployBody = object({
  version: string(),
  percent: optional(share),
  why: _default(reason, ''),
  accept,
  browser: browserReportSchema,
});

export const shareBody = object({ percent: share, why: _default(reason, '') });
export const promoteBody = object({ why: _default(reason, '') });
export const removeBody = object({ why: string().check(trim(), minLength(1), maxLength(300)) });
export const retireBody = object({ version: string(), why: _default(reason, '') });

export const nameParams = object({ name: string() });
export const versionParams = object({ name: string(), version: string() });
export const fileParams = object({ name: string(), version: string(), '*': string() });
