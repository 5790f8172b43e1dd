/** What the address of a list says about its table. All of it is optional: a plain link shows the list as it comes. */
export type TableSearch = {
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | undefined;
  descending?: boolean | undefined;
  columns?: string[] | undefined;
};

export const pageSizes = [25, 50, 100] as const;

/** How far a list goes: the page that is shown, kept inside the pages there are, and the numbers of its first and last row. */
export const pageOfList = ({ page = 1, size = 25 }: TableSearch, total: number) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, page), pages);
  return { page: shown, pages, size, from: total === 0 ? 0 : (shown - 1) * size + 1, to: Math.min(shown * size, total) };
};

/** The address after a press on a column's heading: ascending, then descending, then ascending again. Starts at the first page. */
export const sortedBy = (search: TableSearch, column: string, fallback: string): TableSearch => {
  const current = search.sort ?? fallback;
  const descending = current === column && !search.descending;
  return { sort: column, descending: descending || undefined, page: undefined };
};
