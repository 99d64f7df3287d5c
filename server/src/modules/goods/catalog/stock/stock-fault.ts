/** Why this can't be the stock of a product; '' where it can. */
export const stockFault = (on_hand: number, reserved: number): string =>
  on_hand < reserved
    ? `${on_hand} 少於訂單已保留的 ${reserved} 件，請填 ${reserved} 以上，或先取消訂單。`
    : '';
