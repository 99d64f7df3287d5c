import { useDebounced } from '@pinpu/shared/forms';
import { useQuery } from '@pinpu/shared/query';
import { theme } from '@pinpu/shared/theme';
import { Notice, Stack, Tabs } from '@pinpu/shared/ui';
import { NotLoaded, Soft } from '@pinpu/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { type DraftChange, previewShopSettings } from '../../api/settings.ts';
import { DEVICES, type Device, PreviewFrame } from './PreviewFrame.tsx';

const NAMES: readonly Device[] = ['phone', 'desktop'];
const ITEMS = NAMES.map((id) => ({ id, label: DEVICES[id].name }));

/** The shop's home with the draft, which nobody else sees. */
export function PreviewPane({ changes }: { changes: readonly DraftChange[] }) {
  const [device, setDevice] = useState<Device>('phone');
  const draft = useDebounced(
    JSON.stringify(changes.map(({ key, value }) => ({ key, value }))),
    400,
  );
  const { data, ...query } = useQuery({
    queryKey: ['settings-preview', draft],
    queryFn: () => previewShopSettings(JSON.parse(draft) as DraftChange[]),
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
    // The frame's address is valid for 15 minutes only.
    refetchInterval: 600_000,
    meta: { quiet: true },
  });
  return (
    <Pane aria-label="預覽">
      <Stack $gap={12}>
        <h2>預覽</h2>
        <Soft $small>只有您看得到。預覽中的連結和購物車不會動作，也不會留下紀錄。</Soft>
        {data && query.isError && (
          <Notice variant="warning" message="目前無法更新預覽，請確認網路。您填寫的內容還在。" />
        )}
        {data?.faults.length ? (
          <Notice variant="warning" message="有些內容還不正確，預覽先顯示線上的內容。" />
        ) : null}
        {data === undefined ? (
          <NotLoaded {...query} what="預覽" />
        ) : (
          <Tabs label="預覽的裝置" items={ITEMS} selected={device} onSelect={setDevice}>
            <PreviewFrame key={device} page={data.page} config={data.config} device={device} />
          </Tabs>
        )}
      </Stack>
    </Pane>
  );
}

const Pane = styled.section`
  min-width: 0;
  h2 { font-size: ${theme.size[20]}; }
`;
