import { failureText } from '@pinpu/shared/api/failure';
import type {
  GoodsChange,
  GoodsFinding,
  GoodsLine,
  GoodsReport,
} from '@pinpu/shared/contracts/backoffice';
import { useMutation, useQueryClient } from '@pinpu/shared/query';
import { useEffect, useRef, useState } from 'react';
import { type GoodsImport, importGoods } from '../../../api/goods-files.ts';

/** The results of a check so far. */
export interface GoodsCheck {
  findings: readonly GoodsFinding[];
  /** What is probably wrong, but can be imported. */
  warnings: readonly GoodsFinding[];
  changes: readonly GoodsChange[];
  /** Names of the pictures in the file. */
  pictures: readonly string[];
  report: GoodsReport | undefined;
  error: string;
}

const NOTHING: GoodsCheck = {
  findings: [],
  warnings: [],
  changes: [],
  pictures: [],
  report: undefined,
  error: '',
};

/** Collects the lines of an answer, so that thousands of findings cause only one change of state. */
function collector() {
  const findings: GoodsFinding[] = [];
  const warnings: GoodsFinding[] = [];
  const changes: GoodsChange[] = [];
  let check = NOTHING;
  return {
    take(line: GoodsLine) {
      if ('finding' in line) findings.push(line.finding);
      else if ('warning' in line) warnings.push(line.warning);
      else if ('change' in line) changes.push(line.change);
      else if ('pictures' in line) check = { ...check, pictures: line.pictures };
      else if ('report' in line) check = { ...check, report: line.report };
      else if ('error' in line) check = { ...check, error: line.error };
    },
    result: (): GoodsCheck => ({ ...check, findings, warnings, changes }),
  };
}

const STEPS = { check: '檢查', write: '寫入' };

function progressText(line: GoodsLine): string | undefined {
  if (!('progress' in line)) return undefined;
  const { step, rows } = line.progress;
  return `${STEPS[step]} ${rows.toLocaleString('zh-TW')} 列`;
}

/** Checks or imports a goods file, and reports the progress. */
export function useGoodsImport() {
  const [progress, setProgress] = useState('');
  const [check, setCheck] = useState<GoodsCheck>(NOTHING);
  const abort = useRef<AbortController>(undefined);
  const cache = useQueryClient();
  useEffect(() => () => abort.current?.abort(), []);
  const send = useMutation({
    mutationFn: async (request: GoodsImport) => {
      abort.current = new AbortController();
      const lines = collector();
      setProgress('上傳檔案');
      await importGoods(request, {
        signal: abort.current.signal,
        onProgress: (sent) => setProgress(`上傳檔案 ${Math.round(sent * 100)}%`),
        onLine(line) {
          lines.take(line);
          const text = progressText(line);
          if (text !== undefined) setProgress(text);
        },
      });
      return lines.result();
    },
    onSuccess: (result, { dryRun }) => {
      setCheck((before) => (dryRun ? result : { ...result, pictures: before.pictures }));
      return dryRun ? undefined : cache.invalidateQueries({ refetchType: 'none' });
    },
    meta: { quiet: true },
  });
  const { error, isError, isPending, variables } = send;
  return {
    check,
    progress,
    isPending,
    /** Whether the last request was an import; else it was a check. */
    isImport: variables?.dryRun === false,
    failure: isError ? failureText(error, '連線中斷，請再檢查一次。') : check.error,
    send: (request: GoodsImport) => send.mutate(request),
    clear() {
      abort.current?.abort();
      send.reset();
      setCheck(NOTHING);
    },
  };
}

export type GoodsImportState = ReturnType<typeof useGoodsImport>;
