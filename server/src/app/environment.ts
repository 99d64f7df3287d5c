import { fileVariables } from '../modules/base/file/config.ts';
import { deploymentVariables } from '../modules/delivery/registry/config.ts';
import { pictureVariables } from '../modules/goods/picture/storage/config.ts';
import { paymentVariables } from '../modules/sales/payment/provider.ts';
import { logisticsVariables } from '../modules/sales/pickup/provider.ts';
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
