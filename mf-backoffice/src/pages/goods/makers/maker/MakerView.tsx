import type { MakerCells, ShopMaker } from '@pinpu/shared/contracts/backoffice';
import { htmlOfText, textOfHtml } from '@pinpu/shared/domain';
import { Link, useLocation } from '@pinpu/shared/router';
import { useEdits, useFreshData } from '@pinpu/shared/staff';
import { useDocumentTitle } from '@pinpu/shared/state';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { fetchShopMaker, saveMaker } from '../../../../api/makers.ts';
import { makerKey } from '../../../../api/shop-keys.ts';
import { MakerBadge } from '../MakerRow.tsx';
import { DeleteMaker } from './DeleteMaker.tsx';
import { MakerForm } from './MakerForm.tsx';
import { MAKERS_PATH } from './maker-paths.ts';
import { useMakerCall } from './use-maker-call.ts';

function Head({ maker: { cells, products } }: { maker: ShopMaker }) {
  const { maker_id = '', maker_name } = cells;
  const { state } = useLocation();
  const isShown = cells.maker_enabled === '是';
  return (
    <Stack $gap={8}>
      <Link to={MAKERS_PATH}>回生產者列表</Link>
      <Row>
        <h1>{maker_name}</h1>
        <MakerBadge isShown={isShown} />
      </Row>
      <Row>
        <span>{products} 個商品</span>
        {isShown && (
          <a href={`/maker/${encodeURIComponent(maker_id)}`} target="_blank" rel="noreferrer">
            在商店看
          </a>
        )}
      </Row>
      {Object(state).added === maker_id && (
        <Notice variant="success" message="已新增，現在可以在商品上選這位生產者。" />
      )}
    </Stack>
  );
}

/** The changed fields in the form that the server expects. */
const sentOf = ({ maker_story, ...cells }: MakerCells): MakerCells =>
  maker_story === undefined ? cells : { ...cells, maker_story: htmlOfText(maker_story) };

function ChangeForm({ maker }: { maker: ShopMaker }) {
  const { version, cells } = maker;
  const shown: MakerCells = { ...cells, maker_story: textOfHtml(cells.maker_story ?? '') };
  const { typed, changed, stored, isChanged, edit, clear } = useEdits(
    `maker ${cells.maker_id}`,
    shown,
  );
  const call = useMakerCall((sent: MakerCells) =>
    saveMaker(cells.maker_id ?? '', { version, cells: sent }),
  );
  const undo = () => {
    call.reset();
    clear();
  };
  return (
    <>
      {call.isSuccess && !isChanged && <Notice variant="success" message="已儲存，立即生效。" />}
      <MakerForm
        isNew={false}
        typed={typed}
        stored={stored}
        faults={call.faults}
        rejection={call.rejection}
        isChanged={isChanged}
        isPending={call.isPending}
        onType={(change) => {
          call.reset();
          edit(change);
        }}
        onSend={() => isChanged && call.make(sentOf(changed as MakerCells), clear)}
      >
        {isChanged && (
          <Button variant="quiet" onClick={undo}>
            不改了
          </Button>
        )}
        {!isChanged && <DeleteMaker maker={maker} />}
      </MakerForm>
    </>
  );
}

/** One maker at `/el/shop/makers/{code}`. */
export function MakerView({ id }: { id: string }) {
  const [data, waiting] = useFreshData('生產者', makerKey(id), () => fetchShopMaker(id));
  useDocumentTitle(data?.cells.maker_name ?? '生產者');
  if (data === undefined) return waiting;
  return (
    <Stack $gap={24}>
      <Head maker={data} />
      <ChangeForm maker={data} />
    </Stack>
  );
}
