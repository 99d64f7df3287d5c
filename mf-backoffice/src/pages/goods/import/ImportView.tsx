import type { GoodsReport } from '@pinpu/shared/contracts/backoffice';
import { FileDrop } from '@pinpu/shared/files';
import { Link } from '@pinpu/shared/router';
import { useKeepPage } from '@pinpu/shared/state';
import { Button, Checkbox, LinkButton, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { useState } from 'react';
import { Changes, Findings } from './Findings.tsx';
import { type GoodsImportState, useGoodsImport } from './use-goods-import.ts';
import { type ImportPictures, useImportPictures } from './use-import-pictures.ts';

const count = (number: number) => number.toLocaleString('zh-TW');

const makersText = ({ created, updated }: GoodsReport['categories']) =>
  created + updated > 0 ? `；生產者新增 ${count(created)}、修改 ${count(updated)}` : '';

const variantsText = ({ created, updated, disabled }: NonNullable<GoodsReport['variants']>) =>
  created + updated + disabled > 0
    ? `；規格新增 ${count(created)}、修改 ${count(updated)}、停售 ${count(disabled)}`
    : '';

const NONE = { created: 0, updated: 0, disabled: 0 };

const reportText = ({
  rows,
  created,
  updated,
  unchanged,
  bad,
  categories,
  makers = NONE,
  variants = NONE,
}: GoodsReport) =>
  `共 ${count(rows)} 列：新增 ${count(created)}、修改 ${count(updated)}、不變 ${count(unchanged)}、有問題 ${count(bad)}；分類新增 ${count(categories.created)}、修改 ${count(categories.updated)}${makersText(makers)}${variantsText(variants)}。`;

const isChanging = ({ created, updated, categories, makers = NONE }: GoodsReport) =>
  [{ created, updated }, categories, makers].some((one) => one.created + one.updated > 0);

interface PicturesProps {
  names: readonly string[];
  pictures: ImportPictures;
  onCheck: () => void;
}

/** The photos that the file names. */
const Pictures = ({ names, pictures, onCheck }: PicturesProps) => (
  <PageSection title="照片" level={3}>
    <Stack>
      <p role="status">
        商品檔用到 {count(names.length)} 個照片檔名，已加入 {count(pictures.found)} 個。
        {pictures.progress !== '' && `${pictures.progress}…`}
      </p>
      <FileDrop
        label="加入照片"
        hint="可一次選許多張照片，或一個 zip 壓縮檔（最大 500 MB）；依檔名對應，沒用到的不會上傳。"
        accept="image/jpeg,image/png,image/webp,image/avif,.zip,application/zip"
        multiple
        disabled={pictures.isPending}
        onFiles={pictures.add}
      />
      {pictures.faults.map((fault) => (
        <Notice key={fault} variant="danger" message={fault} />
      ))}
      <Row>
        <Button variant="secondary" disabled={pictures.isPending} onClick={onCheck}>
          再檢查一次
        </Button>
      </Row>
    </Stack>
  </PageSection>
);

interface ResultProps {
  goods: GoodsImportState;
  isPending: boolean;
  onImport: (skipBad: boolean) => void;
}

/** Results of the check, and the import. */
function Result({ goods, isPending, onImport }: ResultProps) {
  const [skipBad, setSkipBad] = useState(false);
  const { findings, warnings, changes, report } = goods.check;
  if (!report) return findings.length > 0 ? <Findings findings={findings} /> : null;
  const isBad = report.bad > 0 || findings.length > 0;
  return (
    <Stack>
      <Notice variant={isBad ? 'warning' : 'info'} message={reportText(report)}>
        {isBad ? '還沒有匯入任何商品。請改好檔案再選一次，或只匯入沒有問題的列。' : '還沒有匯入。'}
      </Notice>
      {findings.length > 0 && <Findings findings={findings} />}
      {warnings.length > 0 && <Findings caption="匯入前請先確認" findings={warnings} />}
      {changes.length > 0 && <Changes changes={changes} />}
      {isBad && (
        <Checkbox
          label="只匯入沒有問題的列"
          checked={skipBad}
          onChange={({ currentTarget: { checked } }) => setSkipBad(checked)}
        />
      )}
      <Row>
        <Button
          busy={isPending}
          disabled={!isChanging(report) || (isBad && !skipBad)}
          onClick={() => onImport(isBad && skipBad)}
        >
          匯入
        </Button>
        {!isChanging(report) && <span>沒有要變更的內容。</span>}
      </Row>
    </Stack>
  );
}

const Done = ({ report }: { report: GoodsReport }) => (
  <Stack>
    <Notice variant="success" message={`已匯入。${reportText(report)}`} />
    <Row>
      <LinkButton as={Link} to="/el/shop/products" $variant="secondary">
        看商品列表
      </LinkButton>
    </Row>
  </Stack>
);

/** A chosen file: checked, completed with photos, imported. */
function ChosenFile({ goods, file }: { goods: GoodsImportState; file: File }) {
  const { pictures: names, report } = goods.check;
  const pictures = useImportPictures(names);
  const check = () => goods.send({ file, pictures: pictures.sent, dryRun: true, skipBad: false });
  if (goods.isPending) return <p role="status">{goods.progress}…</p>;
  if (report?.imported && goods.failure === '') return <Done report={report} />;
  return (
    <Stack $gap={24}>
      {goods.failure !== '' && <Notice variant="danger" message={goods.failure} />}
      {names.length > 0 && <Pictures names={names} pictures={pictures} onCheck={check} />}
      <Result
        goods={goods}
        isPending={goods.isPending || pictures.isPending}
        onImport={(skipBad) =>
          goods.send({ file, pictures: pictures.sent, dryRun: false, skipBad })
        }
      />
    </Stack>
  );
}

/** Imports a goods file at `/el/shop/import`. It is checked first; nothing changes until the import is confirmed. */
export function ImportView() {
  const [file, setFile] = useState<File>();
  const goods = useGoodsImport();
  useKeepPage(goods.isPending ? 'a goods file being imported' : undefined);
  return (
    <Stack $gap={24}>
      <Link to="/el/shop/products">回商品列表</Link>
      <h1>匯入商品</h1>
      <FileDrop
        label={file ? '換一個檔案' : '選擇商品檔'}
        hint={
          file?.name ??
          'Excel 另存的 CSV，或 JSON；第 1 列是欄名，最大 100 MB。先檢查，確認後才會寫入。欄名請參考「匯出」的檔案；有規格的商品，每種規格一列。'
        }
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        disabled={goods.isPending}
        onFiles={([chosen]) => {
          goods.clear();
          setFile(chosen);
          if (chosen) goods.send({ file: chosen, pictures: {}, dryRun: true, skipBad: false });
        }}
      />
      {file && <ChosenFile key={`${file.name} ${file.lastModified}`} goods={goods} file={file} />}
    </Stack>
  );
}
