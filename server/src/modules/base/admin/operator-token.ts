import { join } from 'node:path';
import { secretInFile } from '../../../platform/files/secret-file.ts';
import { isSameSecret } from '../../../platform/same-secret.ts';

/** The operator's key of this DATA_DIR. */
export const operatorToken = (dataDir: string): string =>
  secretInFile(join(dataDir, 'operator.token'));

/** Whether an Authorization header carries the operator's key. */
export const isOperator = (authorization: string | undefined, token: string): boolean =>
  isSameSecret(authorization ?? '', `Bearer ${token}`);
