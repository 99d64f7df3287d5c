import {
  isVideoPath,
  type TypedVideo,
  typedVideo,
  typedVideos,
  typedVideosText,
  VIDEO_TITLE_MAX,
  VIDEOS_MAX,
  videoAddressFault,
  youtubeId,
  youtubePage,
} from '@pinpu/shared/domain';
import { theme } from '@pinpu/shared/theme';
import { Button, Stack, TextField } from '@pinpu/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { OrderedList } from '../../../../../features/ordered/OrderedList.tsx';
import { useRowKeys } from '../../../../../features/ordered/use-row-keys.ts';
import { PictureField } from '../../../../../features/pictures/PictureField.tsx';
import { MediaUpload } from './MediaUpload.tsx';

const RATIO = 16 / 9;

interface VideosFieldProps {
  /** The text of the cell. */
  value: string;
  onChange: (cell: string) => void;
  onSending: (isSending: boolean) => void;
}

/** A text that would be read as the address is none of a title. */
const titleFault = (video: TypedVideo): string =>
  typedVideo(typedVideosText([video])).address === video.address.trim()
    ? ''
    : '標題裡不能有網址，請寫在網址的欄位。';

/** What is typed about videos: it may have rows that are not finished, which the cell lacks. */
function useTypedVideos({ value, onChange }: Pick<VideosFieldProps, 'value' | 'onChange'>) {
  const [typed, setTyped] = useState<readonly TypedVideo[]>(() => typedVideos(value));
  // Another cell, as after a save or a reset, replaces what was typed.
  const videos = typedVideosText(typed) === value ? typed : typedVideos(value);
  const change = (next: TypedVideo[]) => {
    setTyped(next);
    onChange(typedVideosText(next));
  };
  return { videos, change };
}

/** The videos of a product in their order: files of the shop's own, and videos on YouTube. */
export function VideosField({ value, onChange, onSending }: VideosFieldProps) {
  const { videos, change } = useTypedVideos({ value, onChange });
  const { rows, change: changeRows } = useRowKeys(videos, change);
  const isFull = videos.length >= VIDEOS_MAX;
  const add = (address: string) => change([...videos, { title: '', address, poster: '' }]);
  return (
    <>
      {rows.length > 0 && (
        <OrderedList
          label="影片的順序"
          items={rows}
          keyOf={({ key }) => key}
          nameOf={(_row, at) => `影片 ${at + 1}`}
          onChange={(items) => changeRows(items)}
        >
          {({ item, key }) => (
            <VideoFields
              video={item}
              onChange={(fields) =>
                changeRows(
                  rows.map((row) =>
                    row.key === key ? { key, item: { ...row.item, ...fields } } : row,
                  ),
                )
              }
            />
          )}
        </OrderedList>
      )}
      <MediaUpload
        kind="video"
        label="上傳影片"
        disabled={isFull}
        onSending={onSending}
        onUploaded={({ address }) => add(address)}
      >
        <Button variant="secondary" size="small" disabled={isFull} onClick={() => add('')}>
          加 YouTube 影片
        </Button>
      </MediaUpload>
    </>
  );
}

interface VideoFieldsProps {
  video: TypedVideo;
  onChange: (fields: Partial<TypedVideo>) => void;
}

function VideoFields({ video, onChange }: VideoFieldsProps) {
  const { title, address, poster } = video;
  return (
    <Fields>
      {isVideoPath(address) ? (
        <Preview src={address} controls playsInline preload="metadata" aria-label="上傳的影片" />
      ) : (
        <YoutubeField address={address} onChange={onChange} />
      )}
      <TextField
        label="標題"
        optional
        autoComplete="off"
        maxLength={VIDEO_TITLE_MAX}
        value={title}
        error={titleFault(video)}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <PictureField
        label="封面"
        value={poster}
        ratio={RATIO}
        hint="還沒按下播放時看到的圖片，沒有也可以。"
        onChange={(picture) => onChange({ poster: picture })}
      />
    </Fields>
  );
}

function YoutubeField({
  address,
  onChange,
}: Pick<TypedVideo, 'address'> & Pick<VideoFieldsProps, 'onChange'>) {
  const id = youtubeId(address);
  return (
    <Stack $gap={4}>
      <TextField
        label="YouTube 網址"
        type="url"
        inputMode="url"
        autoComplete="off"
        hint="從瀏覽器或 YouTube 的「分享」複製"
        value={address}
        error={address.trim() === '' ? '' : videoAddressFault(address.trim())}
        onChange={({ currentTarget }) =>
          onChange({ address: currentTarget.value.replaceAll(/\s/g, '') })
        }
      />
      {id !== undefined && (
        <Look href={youtubePage(id)} target="_blank" rel="noopener noreferrer">
          在 YouTube 看這支影片（另開新分頁）
        </Look>
      )}
    </Stack>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  padding: ${theme.space[16]};
`;

const Look = styled.a`
  justify-self: start;
  padding-block: ${theme.space[12]};
  font-size: ${theme.size[15]};
`;

const Preview = styled.video`
  display: block;
  width: 100%;
  max-width: 480px;
  aspect-ratio: ${RATIO};
  border-radius: ${theme.radius.small};
  background: ${theme.colour.tint};
  object-fit: contain;
`;
