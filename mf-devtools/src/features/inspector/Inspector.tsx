import { endStaff } from '@pinpu/shared/api/admin';
import type { PartsManifest, ServedRegistry, ShownPart } from '@pinpu/shared/contracts';
import { Button, CopyButton, Dialog, Row, Stack } from '@pinpu/shared/ui';
import { useEffect, useState } from 'react';
import { Builds, Rejected, SharedModules } from './Composed.tsx';
import { useInspectedPage } from './inspected-page.ts';
import { fetchRegistry, inspectPage } from './inspection.ts';
import { Facts } from './inspector-styles.ts';
import { OverrideForm } from './OverrideForm.tsx';
import { PartList } from './PartList.tsx';
import { PartOutline } from './PartOutline.tsx';
import { fetchParts } from './part-inspection.ts';
import { reportText } from './report-text.ts';

interface InspectorProps {
  /** The part that was picked on the page. */
  part: string | undefined;
  onPick: () => void;
  onClose: () => void;
}

/**
 * Shows which remote renders which part of the page, with version, size and load time, and this browser's overrides.
 */
export function Inspector({ part, onPick, onClose }: InspectorProps) {
  const { registry, inspection } = useInspection();
  const [outlined, setOutlined] = useState<ShownPart>();
  const { id, parts, builds, modules, refused: rejected } = inspection;
  const { pathname, origin } = window.location;
  const text = reportText(inspection, {
    ...{ path: origin + pathname, time: new Date(), browser: navigator.userAgent },
  });
  const end = async () => {
    await endStaff();
    window.location.reload();
  };
  return (
    <Dialog
      open
      variant="side"
      title="檢查頁面"
      onClose={onClose}
      footer={
        <Row>
          <CopyButton text={text} what="組成報告">
            複製
          </CopyButton>
          <Button variant="secondary" onClick={end}>
            關閉開發者模式
          </Button>
        </Row>
      }
    >
      <Stack $gap={24}>
        <Facts>組成 {id}</Facts>
        <PartList
          parts={parts}
          builds={builds}
          chosen={part}
          onOutline={setOutlined}
          onPick={onPick}
        />
        <Builds builds={builds} />
        <OverrideForm inspection={inspection} registry={registry} />
        <Rejected refused={rejected} />
        <SharedModules modules={modules} />
      </Stack>
      {outlined && <PartOutline part={outlined} behind />}
    </Dialog>
  );
}

/**
 * The current inspection of this page: channels and other versions once the registry has arrived, a part's figures once
 * its build's `parts.json` has.
 */
function useInspection() {
  const page = useInspectedPage();
  const [registry, setRegistry] = useState<ServedRegistry>();
  const [manifests, setManifests] = useState<Readonly<Record<string, PartsManifest>>>({});
  const { remotes } = page.composition;
  useEffect(() => {
    void fetchRegistry().then(setRegistry);
    for (const name of new Set(page.parts().map(({ remote }) => remote)))
      void fetchParts(remotes[name]?.base ?? '/').then((manifest) => {
        setManifests((known) => ({ ...known, [name]: manifest }));
      });
  }, [page, remotes]);
  return { registry, inspection: inspectPage(page, registry, manifests) };
}
