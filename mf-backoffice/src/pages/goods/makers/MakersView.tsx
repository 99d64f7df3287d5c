import { useSearchParams } from '@pinpu/shared/router';
import type { ViewProps } from '@pinpu/shared/staff';
import { MakerList } from './MakerList.tsx';
import { MakerView } from './maker/MakerView.tsx';
import { NEW_MAKER } from './maker/maker-paths.ts';
import { NewMaker } from './maker/NewMaker.tsx';

/** The makers of the goods: all of them, a new one, or one by its code. */
export function MakersView({ id }: ViewProps) {
  const [search] = useSearchParams();
  if (id === '') return <MakerList />;
  if (id === NEW_MAKER && !search.has('code')) return <NewMaker />;
  return <MakerView key={id} id={id} />;
}
