import * as s from '@pinpu/shared/contracts/schema';

export const adminFileSchema = s.object({
  /** The file's address on this shop, `/files/…`; anybody who knows it can download the file. */
  link: s.string(),
  name: s.string(),
  mime: s.string(),
  size: s.int(),
  sha256: s.string(),
  owner: s.string(),
  /** The administrator who uploaded it. */
  account: s.string(),
  /** ISO 8601. */
  c_date: s.string(),
});
export type AdminFile = s.Infer<typeof adminFileSchema>;

/** Answer of `GET /api/file`: all files, the newest first, and the limits of uploads. */
export const adminFilesSchema = s.object({
  Success: s.literal(true),
  Data: s.array(adminFileSchema),
  /** Limits in bytes and numbers of files; `used_bytes` is the size of all stored files, `total_bytes` its limit. */
  limits: s.object({
    file_bytes: s.int(),
    request_bytes: s.int(),
    files: s.int(),
    total_bytes: s.int(),
    used_bytes: s.int(),
  }),
  /** Accepted extensions, without a dot. */
  types: s.array(s.string()),
});

/** Answer of `POST /api/file` (spec §7): the link of the first file, and all of them. */
export const fileUploadSchema = s.object({
  Success: s.literal(true),
  link: s.string(),
  Data: s.array(adminFileSchema),
});

/** Answer of `DELETE` on a file's path. */
export const fileDeletedSchema = s.object({ Success: s.literal(true) });

/** Parts of file tokens (ledger A7): `today` is the date in Taipei by the server's clock. */
export const fileTokenPartsSchema = s.object({
  prefix: s.string(),
  suffix: s.string(),
  today: s.string(),
});
