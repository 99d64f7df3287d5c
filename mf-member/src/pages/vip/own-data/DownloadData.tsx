import { failureText } from '@pinpu/shared/api/failure';
import { taipeiDate } from '@pinpu/shared/domain';
import { saveFile } from '@pinpu/shared/files';
import { useMutation } from '@pinpu/shared/query';
import { Button, Notice, PageSection, Row, Stack } from '@pinpu/shared/ui';
import { fetchOwnData } from '../../../api/account.ts';

/** An object as a JSON file. */
const jsonFile = (content: object) =>
  new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });

export function DownloadData() {
  const { mutate, isPending, error, isSuccess } = useMutation({
    mutationFn: fetchOwnData,
    onSuccess: (data) =>
      saveFile(jsonFile(data), `我的資料-${taipeiDate(new Date(data.exported_at))}.json`),
    meta: { quiet: true },
  });
  return (
    <PageSection title="下載我的資料">
      <Stack>
        <p>
          包含會員資料、訂單、購物車、喜歡的商品、登入紀錄與寄給您的信件，格式為
          JSON。檔案裡有您的地址與訂單連結，請勿交給他人。
        </p>
        {error && (
          <Notice
            variant="danger"
            message={failureText(error, '目前無法取得您的資料，請稍後再試一次。')}
          />
        )}
        {isSuccess && <Notice variant="success" message="已開始下載，請妥善保管這個檔案。" />}
        <Row>
          <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
            下載
          </Button>
        </Row>
      </Stack>
    </PageSection>
  );
}
