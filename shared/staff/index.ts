/** Screens of the staff: lists, details, forms, tables. Only the remotes below `/el/` import it, so no shopper loads it. */
export { ChangeButtons, FaultForm, FaultText } from './change-form.tsx';
export { DateField } from './DateField.tsx';
export { AddedNotice, Columns, Figures, LazyDisclosure } from './detail-parts.tsx';
export { LinkedRow, ListHead, ListRow, PageLinks, RowLink, RowPicture } from './list-parts.tsx';
export { CursorPager, PagedSection, usePagedList } from './paged-list.tsx';
export { Table, type TableColumn } from './Table.tsx';
export { TablePager } from './TablePager.tsx';
export { SearchBar, TextSearch } from './TextSearch.tsx';
export { Caption, Cell, Grid, Head, HeadCell, Line, Rows, Wide } from './table-styles.ts';
export { useEdits } from './use-edits.ts';
export { useFreshData } from './use-fresh-data.tsx';
export { type StaffView, ViewPage, ViewPlace, type ViewProps } from './views.tsx';
