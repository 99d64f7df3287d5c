import { Button, Dialog, type DialogVariant, Row, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Specimen, Specimens } from '../specimen/Specimen.tsx';

const variants: Record<DialogVariant, string> = {
  centre: '置中對話框',
  full: '滿版對話框',
  sheet: '底部對話框',
  side: '側邊對話框',
};

function OpenableDialog({ variant, title }: { variant: DialogVariant; title: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        開啟{title}
      </Button>
      <Dialog
        open={open}
        variant={variant}
        title={title}
        onClose={close}
        footer={
          <Button wide onClick={close}>
            完成
          </Button>
        }
      >
        <Stack>
          <p>按下 Esc、背景、關閉或完成，都會回到原本的按鈕。</p>
          <TextField label="示範欄位" />
        </Stack>
      </Dialog>
    </>
  );
}

/** Every dialog variant, with an opener. */
export function Dialogs() {
  return (
    <Specimens>
      {(Object.entries(variants) as [DialogVariant, string][]).map(([variant, title]) => (
        <Specimen key={variant} name={`Dialog ${variant}`}>
          <Row>
            <OpenableDialog variant={variant} title={title} />
          </Row>
        </Specimen>
      ))}
    </Specimens>
  );
}
