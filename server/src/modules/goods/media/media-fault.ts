import { open } from 'node:fs/promises';
import type { MediaKind } from '@pinpu/shared/domain';
import { readMp4 } from './mp4.ts';

interface ReceivedMedia {
  name: string;
  path: string;
  bytes: number;
}

type Fault = (file: Awaited<ReturnType<typeof open>>, bytes: number) => Promise<string>;

const ACCEPTED = '請用 MP4（H.264 影像、AAC 聲音）';
const DAMAGED = '不完整或已損壞，請重新匯出後再上傳。';

const videoFault: Fault = async (file, bytes) => {
  const { format, isWhole, codecs } = await readMp4(file, bytes);
  if (format === 'mov') return `是 MOV 影片，有些手機不能播放，${ACCEPTED}。`;
  if (format === 'other') return `不是 MP4 影片，${ACCEPTED}。`;
  if (!isWhole) return DAMAGED;
  if (!codecs.h264) return `的影像不是 H.264 編碼，有些手機不能播放，${ACCEPTED}。`;
  return codecs.otherAudio ? `的聲音不是 AAC 編碼，有些手機聽不到，${ACCEPTED}。` : '';
};

const PDF_START = /^%PDF-[12]\.\d/;
/** Readers accept some bytes after the end, such as those of a form that was sent. */
const PDF_TAIL = 4096;

const manualFault: Fault = async (file, bytes) => {
  const head = await file.read(Buffer.alloc(8), 0, 8, 0);
  if (!PDF_START.test(head.buffer.toString('latin1')))
    return '不是 PDF 檔，請另存為 PDF 後再上傳。';
  const from = Math.max(0, bytes - PDF_TAIL);
  const { buffer } = await file.read(Buffer.alloc(bytes - from), 0, bytes - from, from);
  return buffer.includes('%%EOF') ? '' : DAMAGED;
};

const FAULTS: Readonly<Record<MediaKind, Fault>> = { video: videoFault, manual: manualFault };

/** Why a file can't be used, by its content alone, in a sentence; '' for a good one. */
export async function mediaFault(kind: MediaKind, received: ReceivedMedia): Promise<string> {
  const file = await open(received.path);
  const fault = await FAULTS[kind](file, received.bytes).finally(() => file.close());
  return fault && `「${received.name}」${fault}`;
}
