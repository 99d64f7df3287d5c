import { ORDER_STATUS } from '@pinpu/shared/domain';
import { StartupError } from '../../platform/errors/startup-error.ts';

/** A parsed operator command. */
export type OperatorCommand =
  | { at: 'list'; statuses: number[]; limit: number }
  | { at: 'move'; move: 'ship' | 'cancel' | 'refund'; ord_code: string };

const names = Object.keys(ORDER_STATUS).filter((name) => name !== 'draft');

export const USAGE = `npm run orders -- list [${names.join(' | ')} | number …] [--limit 50]
npm run orders -- ship ORD      已出貨
npm run orders -- cancel ORD    取消（未付款，或退回的貨到付款訂單）
npm run orders -- refund ORD    退款並取消；再執行一次，記錄退款完成`;

const isName = (word: string): word is keyof typeof ORDER_STATUS =>
  Object.hasOwn(ORDER_STATUS, word);

function statusOf(word: string): number {
  if (isName(word)) return ORDER_STATUS[word];
  const numbers: readonly number[] = Object.values(ORDER_STATUS);
  if (/^\d{1,2}$/.test(word) && numbers.includes(Number(word))) return Number(word);
  throw new StartupError(`「${word}」 is no order status.\n${USAGE}`);
}

function listCommand(words: readonly string[]): OperatorCommand {
  const flag = words.indexOf('--limit');
  const limit = flag < 0 ? '50' : (words[flag + 1] ?? '');
  if (!/^[1-9]\d{0,2}$/.test(limit))
    throw new StartupError(`--limit takes a whole number from 1 to 999.\n${USAGE}`);
  const statuses = words.filter((_, at) => flag < 0 || (at !== flag && at !== flag + 1));
  return { at: 'list', statuses: statuses.map(statusOf), limit: Number(limit) };
}

/** Parses the arguments of `npm run orders --`. @throws StartupError with the usage. */
export function operatorCommand([command = '', ...words]: readonly string[]): OperatorCommand {
  if (command === 'list') return listCommand(words);
  if (command !== 'ship' && command !== 'cancel' && command !== 'refund')
    throw new StartupError(USAGE);
  const [ord_code, ...rest] = words;
  if (ord_code === undefined || rest.length > 0)
    throw new StartupError(`${command} takes one order code.\n${USAGE}`);
  return { at: 'move', move: command, ord_code };
}
