import { Spinner } from '@pinpu/shared/ui';
import { RemotePart } from '../composition/RemotePart.tsx';
import { PageError } from './PageError.tsx';

const load = async () =>
  (await import(/* webpackChunkName: "ui-kit" */ '../ui-kit/UiKitPage.tsx')).UiKitPage;

/** The UI kit page, loaded only when opened. */
export function UiKitRoute() {
  return (
    <RemotePart
      id="shell/page/ui-kit"
      load={load}
      props={{}}
      pending={<Spinner />}
      failed={(retry) => <PageError onRetry={retry} />}
    />
  );
}
