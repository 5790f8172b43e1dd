import { Button, Progress as ProgressBar } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/use-formats.ts';
import type { Column } from '../column.ts';
import classes from './export-button.module.css';
import { type Exported, type Progress, useExport } from './use-export.ts';

const HowFar = ({ done, total }: NonNullable<Progress>) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const text = t('shell.table.exporting', { done: number(done), total: number(total) });
  return (
    <div className={classes.progress}>
      <span>{text}</span>
      <ProgressBar size="sm" value={total === 0 ? 0 : (100 * done) / total} aria-label={text} />
    </div>
  );
};

type Props<Row> = {
  exported: Exported<Row>;
  columns: readonly Column<Row>[];
  chosen: readonly string[] | undefined;
  rowKey: (row: Row) => string;
  /** There is nothing to export. */
  empty: boolean;
};

/**
 * Gives the list as a CSV file: all rows that its filters find, in its order, with the columns that are seen and have a text. The same
 * button stops it, so that the focus stays.
 */
export const ExportButton = <Row,>({ exported, empty, ...list }: Props<Row>) => {
  const { t } = useTranslation();
  const { progress, start, stop } = useExport({ ...exported, ...list });
  if (empty && !progress) return null;
  return (
    <div className={classes.export}>
      {progress && <HowFar {...progress} />}
      <Button
        variant="default"
        leftSection={progress ? undefined : <IconDownload size={16} aria-hidden />}
        onClick={progress ? stop : start}
      >
        {t(progress ? 'shell.table.exportStop' : 'shell.table.export')}
      </Button>
    </div>
  );
};
