/** Asks for one page of a list as it is shown: the same filters, the same order. `page` counts from 1. */
export type FetchPage<Row> = (page: number, size: number) => Promise<{ rows: Row[]; total: number }>;

/** As many as the server gives at once. */
const atOnce = 100;

type Options<Row> = { rowKey: (row: Row) => string; onProgress: (done: number, total: number) => void; signal: AbortSignal };

/**
 * Every row of a list, page by page, each once: what moves between pages meanwhile is not told twice.
 * @throws what a page was refused with, and `AbortError` when it was stopped
 */
export const allRows = async <Row>(fetchPage: FetchPage<Row>, { rowKey, onProgress, signal }: Options<Row>): Promise<Row[]> => {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchPage(page, atOnce);
    signal.throwIfAborted();
    for (const row of rows) found.set(rowKey(row), row);
    onProgress(Math.min(page * atOnce, total), total);
    if (rows.length < atOnce || page * atOnce >= total) return [...found.values()];
  }
};
