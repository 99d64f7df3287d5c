import type { Slideshow } from '@pinpu/shared/contracts';
import { isSlideActive } from '@pinpu/shared/domain';
import { DateField, LazyDisclosure } from '@pinpu/shared/staff';
import { theme } from '@pinpu/shared/theme';
import {
  Badge,
  type BadgeTone,
  Checkbox,
  Row,
  SelectField,
  Stack,
  TextField,
  VisuallyHidden,
} from '@pinpu/shared/ui';
import styled from 'styled-components';
import { PictureField } from '../../../../features/pictures/PictureField.tsx';
import { faultAt } from '../../../../features/settings/fault-at.ts';
import { SlideLink } from './SlideLink.tsx';
import type { SlideFormProps } from './slide-form-props.ts';

/** Whether shoppers see the slide today, and if not, why. */
function stateOf(slide: Slideshow, now: Date): [string, BadgeTone] {
  if (!slide.enable) return ['停用', 'grey'];
  if (slide.m === '' && slide.d === '') return ['沒有圖片，不會顯示', 'warning'];
  if (isSlideActive(slide, now)) return ['顯示中', 'success'];
  const hasEnded = isSlideActive({ ...slide, enable_edate: '' }, now);
  return hasEnded ? ['已結束', 'grey'] : ['尚未開始', 'warning'];
}

function Pictures({ slide, field, faults, onChange }: SlideFormProps) {
  return (
    <Two>
      <PictureField
        label="手機的圖片"
        value={slide.m}
        ratio={4 / 5}
        hint="4:5，建議 1080 × 1350。沒有時用電腦的圖片。"
        error={faultAt(faults, `${field}.m`)}
        onChange={(m) => onChange({ ...slide, m })}
      />
      <PictureField
        label="電腦與平板的圖片"
        value={slide.d}
        ratio={21 / 9}
        hint="21:9，建議 1920 × 823。沒有時用手機的圖片。"
        error={faultAt(faults, `${field}.d`)}
        onChange={(d) => onChange({ ...slide, d })}
      />
    </Two>
  );
}

function Texts({ slide, field, faults, onChange }: SlideFormProps) {
  const text = (name: 'title' | 'sub_title' | 'caption', label: string, maxLength: number) => (
    <TextField
      label={label}
      optional
      maxLength={maxLength}
      value={slide[name]}
      error={faultAt(faults, `${field}.${name}`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...slide, [name]: value })}
    />
  );
  return (
    <>
      {text('title', '標題', 60)}
      {text('sub_title', '副標題', 120)}
      {text('caption', '說明', 200)}
      <SelectField
        label="文字的位置"
        hint="手機上都在左下方。"
        value={slide.caption_position}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...slide, caption_position: value === 'right' ? 'right' : 'left' })
        }
      >
        <option value="left">左邊</option>
        <option value="right">右邊</option>
      </SelectField>
    </>
  );
}

function Period({ slide, field, faults, onChange }: SlideFormProps) {
  const day = (name: 'enable_sdate' | 'enable_edate', label: string) => (
    <DateField
      label={label}
      optional
      value={slide[name]}
      error={faultAt(faults, `${field}.${name}`)}
      onChange={({ currentTarget: { value } }) => onChange({ ...slide, [name]: value })}
    />
  );
  return (
    <Two>
      {day('enable_sdate', '開始日期')}
      {day('enable_edate', '結束日期')}
    </Two>
  );
}

/** One slide; when closed, it shows the title and whether shoppers see it. */
export function SlideForm(props: SlideFormProps) {
  const { slide, name, field, faults, onChange } = props;
  const [state, tone] = stateOf(slide, new Date());
  const isWrong = faultAt(faults, field) !== '';
  const isNew = slide.m === '' && slide.d === '' && slide.title === '';
  return (
    <Box>
      <LazyDisclosure
        defaultOpen={isNew}
        summary={
          <Row as="span">
            <span>
              編輯<VisuallyHidden>{name}</VisuallyHidden>
            </span>
            <Badge $tone={tone}>{state}</Badge>
            {isWrong && <Badge $tone="danger">請修改</Badge>}
          </Row>
        }
      >
        {() => (
          <Stack>
            <Checkbox
              label="啟用"
              checked={slide.enable}
              onChange={({ currentTarget: { checked } }) => onChange({ ...slide, enable: checked })}
            />
            <Pictures {...props} />
            <Texts {...props} />
            <SlideLink {...props} />
            <Period {...props} />
          </Stack>
        )}
      </LazyDisclosure>
    </Box>
  );
}

const Box = styled.div`
  padding: 0 ${theme.space[16]};
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
  ${theme.media.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;
