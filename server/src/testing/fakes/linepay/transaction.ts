import * as z from 'zod/mini';

export type State = 'reserved' | 'authorised' | 'cancelled' | 'failed' | 'completed';

const product = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(4000)),
  quantity: z.int().check(z.minimum(1)),
  price: z.int().check(z.minimum(0)),
});

const address = z.string().check(
  z.maxLength(500),
  z.refine((text) => URL.canParse(text)),
);

/** The body of a payment request as the documents describe it; everything listed is required. */
const requestSchema = z.object({
  amount: z.int(),
  currency: z.string().check(z.length(3)),
  orderId: z.string().check(z.minLength(1), z.maxLength(100)),
  packages: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(50)),
        amount: z.int(),
        userFee: z._default(z.int(), 0),
        products: z.array(product).check(z.minLength(1)),
      }),
    )
    .check(z.minLength(1)),
  redirectUrls: z.object({ confirmUrl: address, cancelUrl: address }),
});
export type PaymentOrder = z.infer<typeof requestSchema>;

export interface Transaction {
  id: string;
  /** Token that opens its page. */
  reserveId: string;
  order: PaymentOrder;
  state: State;
  openedAt: Date;
  /** How it was paid, once it is completed. */
  payInfo: { method: string; amount: number }[];
  /** Whether a confirmation is being processed. */
  confirming: boolean;
}

/** A return code and its text, as LINE Pay answers them. */
export type Result = readonly [returnCode: string, returnMessage: string];

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function addsUp({ amount, packages }: PaymentOrder): boolean {
  const isWhole = packages.every(
    ({ amount: part, products }) =>
      part === sum(products.map(({ quantity, price }) => quantity * price)),
  );
  return isWhole && amount === sum(packages.map(({ amount: part, userFee }) => part + userFee));
}

function readJson<S extends z.ZodMiniType>(schema: S, text: string): z.infer<S> | Result {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return ['2102', 'JSON data format error.'];
  }
  const { success, data, error } = z.safeParse(schema, body);
  return success ? data : ['2101', `Parameter error. ${error.issues[0]?.path.join('.') ?? ''}`];
}

/** The order of a payment request's body, or the error LINE Pay would answer. */
export function readOrder(text: string): PaymentOrder | Result {
  const order = readJson(requestSchema, text);
  if ('length' in order) return order;
  if (order.currency !== 'TWD') return ['1178', 'Unsupported currency.'];
  if (order.amount <= 0) return ['1183', 'The payment amount must be greater than 0.'];
  return addsUp(order) ? order : ['1124', 'Amount info error.'];
}

const confirmationSchema = z.object({ amount: z.int(), currency: z.string() });

/** The body of a confirmation, or the error LINE Pay would answer. */
export const readConfirmation = (text: string): z.infer<typeof confirmationSchema> | Result =>
  readJson(confirmationSchema, text);
