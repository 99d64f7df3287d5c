import { failureBody } from '@pinpu/shared/api/failure';
import { productFaultsSchema } from '@pinpu/shared/contracts/backoffice';

/** The server's sentences about fields that it rejected, by field, in its order. */
export const rejectedFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    (failureBody(error, productFaultsSchema)?.faults ?? []).map(({ field, message }) => [
      field,
      message,
    ]),
  );
