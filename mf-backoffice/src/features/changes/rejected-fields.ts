import { failureBody } from '@pinpu/shared/api/failure';
import { productFaultsSchema } from '@pinpu/shared/contracts/backoffice';

/** The server's messages about rejected fields, by field, in the server's order. */
export const rejectedFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (failureBody(error, productFaultsSchema)?.faults ?? []).map(({ field, message }) => [
      field,
      message,
    ]),
  );
