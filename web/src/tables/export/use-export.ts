import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats, useLanguage } from '../../i18n/use-formats.ts';
import type { Column } from '../column.ts';
import { allRows, type FetchPage } from './all-rows.ts';
import { csvOf } from './csv.ts';
import { exportedColumns, tableOf } from './export-rows.ts';
import { saveText } from './save-text.ts';

/** What of a list is exported, and under which name. */
export type Exported<Row> = { name: string; fetchPage: FetchPage<Row> };

type Options<Row> = Exported<Row> & {
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  rowKey: (row: Row) => string;
};

/** How far an export is; null: none is running. */
export type Progress = { done: number; total: number } | null;

/** Fetches everything that a list shows and gives it to the user as a CSV file; tells how far it is, and can be stopped. */
export const useExport = <Row>({ name, fetchPage, columns, chosen, rowKey }: Options<Row>) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const language = useLanguage();
  const [progress, setProgress] = useState<Progress>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const rows = await allRows(fetchPage, { rowKey, signal, onProgress: (done, total) => setProgress({ done, total }) });
      const cells = tableOf(exportedColumns(columns, chosen), rows);
      saveText(`${name} ${date(new Date().toISOString())}.csv`, csvOf(cells, language));
      notifications.show({ message: t('shell.table.exported', { count: rows.length }), color: 'green' });
    } catch {
      if (!signal.aborted) notifications.show({ message: t('shell.table.exportFailed'), color: 'yellow' });
    } finally {
      setProgress(null);
    }
  };
  return { progress, start: () => void start(), stop: () => running.current?.abort() };
};
