interface CreditChange {
  kind: string;
  reason: string;
  note: string;
  /** The order that it was used in; '' for none. */
  ord_code: string;
}

const GRANTED: Readonly<Record<string, string>> = {
  order: '消費回饋',
  refund: '退款轉入',
  hand: '商店贈送',
  birthday: '生日禮',
  welcome: '加入會員',
};

const CHANGED: Readonly<Record<string, string>> = {
  spent: '折抵訂單',
  returned: '訂單退回',
  expired: '到期',
  withdrawn: '商店收回',
};

/** What changed a member's store credit, as text: `消費回饋：訂單 PP…`. */
export function creditChangeText({ kind, reason, note, ord_code }: CreditChange): string {
  if (kind === 'granted') {
    const what = GRANTED[reason] ?? '購物金';
    return note === '' ? what : `${what}：${note}`;
  }
  const what = CHANGED[kind] ?? '購物金';
  return ord_code === '' ? what : `${what} ${ord_code}`;
}
