import type { Product } from '@pinpu/shared/contracts';
import { isPromotable, isPromoter } from '@pinpu/shared/domain';
import { memberAtom, useAtomValue, useBrowserFact } from '@pinpu/shared/state';
import { type MouseEvent, useRef, useState } from 'react';
import { loadApi } from '../../../api/load-api.ts';
import { type ShareLink, shareLinks } from './share-links.ts';

const NO_LINK = '取得推廣連結失敗，請稍後再試';

/**
 * The address that is shared: a promoter's own short link, requested when the pointer or the focus comes near (defect
 * 18), else `address`.
 */
function useSharedUrl(product: Product, address: string) {
  const member = useAtomValue(memberAtom);
  const promoter = isPromoter(member) && isPromotable(product) ? member.cus_id : '';
  const [found, setFound] = useState({ key: '', url: '' });
  const pending = useRef<{ key: string; url: Promise<string> }>(undefined);
  const key = promoter && `${promoter} ${product.prd_id}`;
  const request = async (): Promise<string> => {
    if (key === '') return address;
    if (pending.current?.key !== key) {
      const url = loadApi().then((api) => api.createShortUrl(product.prd_id, promoter));
      pending.current = { key, url };
    }
    try {
      const url = await pending.current.url;
      setFound({ key, url });
      return url;
    } catch (error) {
      pending.current = undefined;
      throw error;
    }
  };
  const prepare = () => void request().catch(() => undefined);
  const own = found.key === key ? found.url : '';
  return { url: key === '' ? address : own, request, prepare };
}

/** Shares a product: by links to other services, by copying, or by the native share sheet if there is one. */
export function useShare(product: Product, address: string) {
  const [status, setStatus] = useState('');
  const { url, request, prepare } = useSharedUrl(product, address);
  const hasSheet = useBrowserFact(() => 'share' in navigator, false);
  const title = product.prd_name;
  const withUrl = (share: (url: string) => unknown) => async () => {
    try {
      await share(await request());
    } catch {
      setStatus(NO_LINK);
    }
  };
  const copy = withUrl(async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('已複製連結');
    } catch {
      setStatus(`無法自動複製，請長按複製：${text}`);
    }
  });
  const openSheet = withUrl((shared) =>
    // Closing the sheet is not an error.
    navigator.share({ title, url: shared }).catch(() => undefined),
  );
  /** Follows a link that was pressed before the promoter's address had arrived. */
  const onPress = ({ icon }: ShareLink, event: MouseEvent) => {
    if (url !== '') return;
    event.preventDefault();
    const open = withUrl((shared) => {
      const href = shareLinks(shared, title).find((link) => link.icon === icon)?.href ?? shared;
      window.open(href, icon === 'mail' ? '_self' : '_blank', 'noopener');
    });
    void open();
  };
  return {
    status,
    links: shareLinks(url || address, title),
    prepare,
    copy,
    onPress,
    openSheet: hasSheet ? openSheet : undefined,
  };
}
