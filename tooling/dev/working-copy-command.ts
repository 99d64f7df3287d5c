/** A remote that is served from source to a shop that runs elsewhere. */
export interface WorkingCopyCommand {
  name: string;
  /** Origin of the shop whose pages may load it. */
  shop: string;
  port: number;
}

const DEFAULT_PORT = 3002;

function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(
      `"${address}" is no address of a shop: write one like --for https://shop.example.`,
    );
  return new URL(address).origin;
}

function portOf(text: string | undefined): number {
  const port = Number(text || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

/**
 * Parses the arguments of `npm run dev -- mf-cart --for https://shop.example`; undefined without `--for`. `remotes` are
 * the valid names. @throws Error with one sentence if they are invalid
 */
export function workingCopyCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  remotes: readonly string[],
): WorkingCopyCommand | undefined {
  const at = args.indexOf('--for');
  if (at < 0) return undefined;
  const shop = originOf(args[at + 1] ?? '');
  const [name = '', ...more] = args.filter((_arg, index) => index !== at && index !== at + 1);
  if (more.length > 0 || !remotes.includes(name))
    throw new Error(`Name one remote before --for: ${remotes.join(', ')}.`);
  return { name, shop, port: portOf(environment.PORT) };
}
