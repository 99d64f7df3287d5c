import type { Slideshow } from '@pinpu/shared/contracts';
import type { SettingFault } from '@pinpu/shared/contracts/backoffice';
import { randomId } from '@pinpu/shared/state';
import { Button, EmptyState, Row } from '@pinpu/shared/ui';
import { OrderedList } from '../../../../features/ordered/OrderedList.tsx';
import { SlideForm } from './SlideForm.tsx';

interface SlidesEditorProps {
  slides: readonly Slideshow[];
  faults: readonly SettingFault[];
  onChange: (slides: Slideshow[]) => void;
}

const newSlide = (): Slideshow => ({
  ...{ id: randomId().slice(0, 12), title: '', sub_title: '', m: '', d: '', url: '' },
  ...{ target: '_self', enable: true, enable_sdate: '', enable_edate: '' },
  ...{ caption: '', caption_position: 'left' },
});

/** The slides of home in their order. */
export function SlidesEditor({ slides, faults, onChange }: SlidesEditorProps) {
  const nameOf = ({ title }: Slideshow, at: number) => `第 ${at + 1} 張${title && `「${title}」`}`;
  return (
    <>
      {slides.length === 0 ? (
        <EmptyState>還沒有輪播圖，首頁會從其他區塊開始。</EmptyState>
      ) : (
        <OrderedList
          label="輪播圖"
          items={slides}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onChange={onChange}
        >
          {(slide, at) => (
            <SlideForm
              slide={slide}
              name={nameOf(slide, at)}
              field={`slideshows[${at}]`}
              faults={faults}
              onChange={(changed) =>
                onChange(slides.map((one) => (one.id === slide.id ? changed : one)))
              }
            />
          )}
        </OrderedList>
      )}
      <Row>
        <Button
          variant="secondary"
          disabled={slides.length >= SLIDE_LIMIT}
          onClick={() => onChange([...slides, newSlide()])}
        >
          新增一張
        </Button>
      </Row>
    </>
  );
}

/** The largest number of slides that the server accepts. */
const SLIDE_LIMIT = 30;
