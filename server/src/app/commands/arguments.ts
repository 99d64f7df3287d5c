import { CARRIERS, ORDER_STATUS } from '@pinpu/shared/domain';
import type { MoveFields, MoveName } from '../../modules/office/operator/moves.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import { parseCommand, type Usage, usageOf } from './command-line.ts';

/** A parsed operator command. */
export type OperatorCommand =
  | { at: 'list'; statuses: number[]; limit: number }
  | { at: 'requests'; limit: number }
  | ({ at: 'move'; move: MoveName; ord_code: string } & Partial<MoveFields>);

const names = Object.keys(ORDER_STATUS).filter((name) => name !== 'draft');
const carriers = Object.entries(CARRIERS).map(([id, { name }]) => `${id} ${name}`);

const USAGE = `npm run orders -- list [${names.join(' | ')} | number …] [--limit 50]
npm run orders -- requests [--limit 50]    待回覆的取消與退貨申請
npm run orders -- ship ORD [--tracking NO] [--carrier NAME]   已出貨；已出貨的訂單則更新貨運單號
                                (${carriers.join('、')})
npm run orders -- cancel ORD    取消（未付款，或退回的貨到付款訂單）
npm run orders -- refund ORD    退款並取消；再執行一次，記錄退款完成
npm run orders -- refund ORD --duplicate   重複或多付的款項已退還；訂單不變
npm run orders -- accept ORD [--reason TEXT] [--amount TWD]   同意申請：取消訂單，或同意退貨與退款
npm run orders -- decline ORD --reason TEXT                   婉拒申請，原因會寄給訂購人
npm run orders -- invoice ORD --number AB12345678 [--date 2026-11-22]   登錄發票號碼；再登錄一次則更正
npm run orders -- invoice ORD --void   發票已作廢`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const OPTIONS = {
  ...{ limit: text, tracking: text, carrier: text, reason: text, amount: text },
  ...{ number: text, date: text, duplicate: flag, void: flag },
};

/** The flags of each command, besides the order. */
const FLAGS: Readonly<Record<string, readonly string[]>> = {
  list: ['limit'],
  requests: ['limit'],
  ship: ['tracking', 'carrier'],
  cancel: [],
  refund: ['duplicate'],
  accept: ['reason', 'amount'],
  decline: ['reason'],
  invoice: ['number', 'date', 'void'],
};

const usage: Usage = usageOf(USAGE);

/** The words of a command and the values of its flags. @throws StartupError for a flag it doesn't have. */
function parse(command: string, args: readonly string[]) {
  const { positionals, values } = parseCommand(args, OPTIONS, usage);
  const unknown = Object.keys(values).find((name) => !FLAGS[command]?.includes(name));
  if (unknown !== undefined) usage(`${command} has no --${unknown}.`);
  return { words: positionals, values };
}

function limitOf(limit = '50'): number {
  if (!/^[1-9]\d{0,2}$/.test(limit)) usage('--limit takes a whole number from 1 to 999.');
  return Number(limit);
}

const isName = (word: string): word is keyof typeof ORDER_STATUS =>
  Object.hasOwn(ORDER_STATUS, word);

function statusOf(word: string): number {
  if (isName(word)) return ORDER_STATUS[word];
  const numbers: readonly number[] = Object.values(ORDER_STATUS);
  if (/^\d{1,2}$/.test(word) && numbers.includes(Number(word))) return Number(word);
  return usage(`「${word}」 is no order status.`);
}

function amountOf(amount: string): number {
  if (!/^\d{1,8}$/.test(amount)) usage('--amount takes whole dollars.');
  return Number(amount);
}

/** Parses the arguments of `npm run orders --`. @throws StartupError with the usage. */
export function operatorCommand([command = '', ...args]: readonly string[]): OperatorCommand {
  if (!Object.hasOwn(FLAGS, command)) throw new StartupError(USAGE);
  const { words, values } = parse(command, args);
  const { limit, amount, duplicate, void: isVoid, ...fields } = values;
  if (command === 'list')
    return { at: 'list', statuses: words.map(statusOf), limit: limitOf(limit) };
  if (command === 'requests') return { at: 'requests', limit: limitOf(limit) };
  const [ord_code, ...more] = words;
  if (ord_code === undefined || more.length > 0) usage(`${command} takes one order code.`);
  const named = (duplicate && 'duplicate') || (isVoid && 'void');
  const move = (named || command) as MoveName;
  const input = amount === undefined ? fields : { ...fields, amount: amountOf(amount) };
  return { at: 'move', move, ord_code, ...input };
}
