import { Button, Notice, type NoticeVariant } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const variants: Record<NoticeVariant, string> = {
  success: '已放入購物車',
  info: '本店週一出貨',
  warning: '庫存剩下三件',
  danger: '付款沒有完成',
};

function Closable() {
  const [open, setOpen] = useState(true);
  if (!open)
    return (
      <Button variant="secondary" onClick={() => setOpen(true)}>
        再顯示一次
      </Button>
    );
  return <Notice message="這則訊息可以關閉" onClose={() => setOpen(false)} />;
}

/** Every tone; with a code, a second sentence, an action, and a close button. */
export function Notices() {
  return (
    <Specimens>
      {(Object.entries(variants) as [NoticeVariant, string][]).map(([variant, message]) => (
        <Specimen key={variant} name={`Notice ${variant}`}>
          <Notice variant={variant} message={message} />
        </Specimen>
      ))}
      <Specimen name="Notice with code, sentence and action">
        <Notice variant="warning" code="PRICE_CHANGED" message="價格已更新">
          <p>請確認新的金額後再結帳。</p>
          <Button size="small" variant="secondary">
            查看變動
          </Button>
        </Notice>
      </Specimen>
      <Specimen name="Notice closable">
        <Closable />
      </Specimen>
    </Specimens>
  );
}
