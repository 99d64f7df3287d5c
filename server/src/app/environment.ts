import { fileVariables } from '../modules/file/config.ts';
import { paymentVariables } from '../modules/payment/provider.ts';
import { logisticsVariables } from '../modules/pickup/provider.ts';
import { pictureVariables } from '../modules/picture/storage/config.ts';
import { deploymentVariables } from '../modules/registry/config.ts';
import { environmentSchema } from '../platform/config/environment.ts';
import type { Variables } from '../platform/config/variables.ts';

/** Every variable the server reads: its own, those of pictures, files and deployments, and those of all payment and logistics providers. */
export const environmentVariables: Variables = {
  ...environmentSchema.shape,
  ...paymentVariables,
  ...logisticsVariables,
  ...pictureVariables,
  ...fileVariables,
  ...deploymentVariables,
};
