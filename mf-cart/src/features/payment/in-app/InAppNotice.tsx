import { CopyButton, LinkButton, Notice, Row, Stack } from '@pinpu/shared/ui';
import { externalAddress, inAppBrowser } from './in-app-browser.ts';

interface InAppNoticeProps {
  /**
   * The address of the order to be paid. Without one it is the current page, whose cart is not available in the other
   * browser.
   */
  elsewhere?: string | undefined;
}

/** In an in-app browser: warns that paying may fail here, and offers another browser. Paying here stays possible. */
export function InAppNotice({ elsewhere }: InAppNoticeProps) {
  const app = inAppBrowser(navigator.userAgent);
  if (app === undefined) return null;
  const address = elsewhere ?? window.location.href;
  return (
    <Notice variant="warning" message={`您正在使用 ${app} 的內建瀏覽器`}>
      <Stack $gap={8}>
        <p>
          部分付款頁面在這裡可能無法完成驗證，建議用預設瀏覽器開啟後再付款。
          {elsewhere === undefined && '購物車不會一併帶過去，商品需重新加入。'}
        </p>
        <Row $gap={8}>
          {app === 'LINE' ? (
            <LinkButton href={externalAddress(address)} $variant="secondary" $size="small">
              用預設瀏覽器開啟
            </LinkButton>
          ) : (
            <CopyButton text={address} what="網址" variant="secondary" size="small">
              複製網址
            </CopyButton>
          )}
        </Row>
      </Stack>
    </Notice>
  );
}
