import { join } from 'node:path';
import { secretInFile } from '../../../platform/files/secret-file.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';

export const operatorToken = (dataDir: string): string =>
  secretInFile(join(dataDir, 'operator.token'));

export const isOperator = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`);
