import { useAdminDraft } from '@pinpu/shared/api/admin';
import type { MakerCells } from '@pinpu/shared/contracts/backoffice';
import { htmlOfText } from '@pinpu/shared/domain';
import { Link, useNavigate } from '@pinpu/shared/router';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Stack } from '@pinpu/shared/ui';
import { createMaker } from '../../../../api/makers.ts';
import { MakerForm } from './MakerForm.tsx';
import { MAKERS_PATH, pathOfMaker } from './maker-paths.ts';
import { useMakerCall } from './use-maker-call.ts';

const EMPTY: MakerCells = {};

/** A new maker at `/el/shop/makers/new`; afterwards its own page is shown. */
export function NewMaker() {
  useDocumentTitle('新增生產者');
  const navigate = useNavigate();
  const [typed, setTyped] = useAdminDraft('new maker', EMPTY);
  const call = useMakerCall((cells: MakerCells) =>
    createMaker({ ...cells, maker_story: htmlOfText(cells.maker_story ?? '') }),
  );
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Link to={MAKERS_PATH}>回生產者列表</Link>
        <h1>新增生產者</h1>
      </Stack>
      <MakerForm
        isNew
        typed={typed}
        stored={EMPTY}
        faults={call.faults}
        rejection={call.rejection}
        isChanged={Object.values(typed).some((text) => text !== '')}
        isPending={call.isPending || call.isSuccess}
        onType={(change) => {
          call.reset();
          setTyped({ ...typed, ...change });
        }}
        onSend={() =>
          call.make(typed, ({ cells: { maker_id = '' } }) =>
            navigate(pathOfMaker(maker_id), { replace: true, state: { added: maker_id } }),
          )
        }
      />
    </Stack>
  );
}
