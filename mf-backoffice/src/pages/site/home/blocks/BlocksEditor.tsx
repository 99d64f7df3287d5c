import type { HomeBlock, HomeBlockKind } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { randomId } from '@pinpu/shared/state';
import { Button, Row } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { BlockForm } from './BlockForm.tsx';
import { BLOCK_NAMES, DEFAULT_BLOCKS, newBlock, withOwnBlocks } from './default-blocks.ts';

interface BlocksEditorProps {
  /** Null for the default blocks (spec §2). */
  blocks: readonly HomeBlock[] | null;
  faults: readonly SettingFault[];
  onChange: (blocks: HomeBlock[]) => void;
}

const ADDABLE: readonly HomeBlockKind[] = ['products', 'category'];
const LIMIT = 20;

/** The blocks below the slides of home, in order. */
export function BlocksEditor({ blocks, faults, onChange }: BlocksEditorProps) {
  const shown = blocks === null ? DEFAULT_BLOCKS : withOwnBlocks(blocks);
  return (
    <>
      <OrderedList
        label="首頁區塊"
        items={shown}
        keyOf={({ id }) => id}
        nameOf={({ kind, title }) => title || BLOCK_NAMES[kind]}
        canRemove={({ kind }) => ADDABLE.includes(kind)}
        onChange={onChange}
      >
        {(block, at) => (
          <BlockForm
            block={block}
            field={`home_blocks[${at}]`}
            faults={faults}
            onChange={(changed) =>
              onChange(shown.map((one) => (one.id === block.id ? changed : one)))
            }
          />
        )}
      </OrderedList>
      <Row>
        {ADDABLE.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            disabled={shown.length >= LIMIT}
            onClick={() => onChange([...shown, newBlock(kind, randomId().slice(0, 12))])}
          >
            新增{BLOCK_NAMES[kind]}
          </Button>
        ))}
      </Row>
    </>
  );
}
