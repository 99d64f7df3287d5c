import { SHELL } from '@pinpu/shared/domain';
import { Rejection } from '../../../platform/errors/rejection.ts';

const NAME = /^mf-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;
/** A segment of a path: no `..`, no hidden file, no character that must be escaped in an address. */
const SEGMENT = /^[\w@~][\w@~.-]*$/;
const LENGTH = 120;
const DEPTH = 6;

const isShort = (text: string) => text.length <= LENGTH;

export const isFilePath = (file: string): boolean => {
  const segments = file.split('/');
  return isShort(file) && segments.length <= DEPTH && segments.every((one) => SEGMENT.test(one));
};

/** @throws Rejection 400 where a name or a version does not have the form that builds give it. */
export function requireNames(name: string, version?: string): void {
  if (!isShort(name) || (name !== SHELL && !NAME.test(name)))
    throw new Rejection(400, 'BAD_NAME', `「${name}」不是遠端模組的名稱（mf-…），也不是 shell。`);
  if (version !== undefined && !(isShort(version) && VERSION.test(version)))
    throw new Rejection(400, 'BAD_VERSION', `「${version}」不是版本號，例如 1.2.0-3f2a9c01de。`);
}

export const folderOf = (name: string, version: string): string => `remotes/${name}/${version}/`;
