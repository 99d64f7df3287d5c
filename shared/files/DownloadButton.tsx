import { failureText, tryLaterText } from '@pinpu/shared/api/failure';
import { useMutation } from '@pinpu/shared/query';
import { Button, Notice, Row, Stack } from '@pinpu/shared/ui';
import { saveFile } from './save-file.ts';

const FAILED = '目前無法下載，請稍後再試一次。';

interface DownloadButtonProps {
  label: string;
  /** What the button is called for those who don't see what it stands beside. */
  accessibleName?: string | undefined;
  /** Of the file. */
  name: string;
  fetchFile: () => Promise<Blob>;
}

/** Fetches a file that the server makes, and has the browser save it; says why where it can't. */
export function DownloadButton({ label, accessibleName, name, fetchFile }: DownloadButtonProps) {
  const download = useMutation({
    mutationFn: fetchFile,
    gcTime: 0,
    onSuccess: (file) => saveFile(file, name),
    meta: { quiet: true },
  });
  return (
    <Stack $gap={8}>
      <Row>
        <Button
          variant="secondary"
          size="small"
          aria-label={accessibleName}
          busy={download.isPending}
          onClick={() => !download.isPending && download.mutate()}
        >
          {label}
        </Button>
      </Row>
      {download.isError && (
        <Notice
          variant="danger"
          message={tryLaterText(download.error) ?? failureText(download.error, FAILED)}
        />
      )}
    </Stack>
  );
}
