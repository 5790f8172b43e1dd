import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import parts from '../parts/parts.module.css';

/** When a record was last saved, and by whom. */
export const SavedCell = ({ row }: { row: { savedAt: string; savedBy: { name: string | null } | null } }) => {
  const { t } = useTranslation();
  const { relative, dateTime } = useFormats();
  return (
    <span>
      <time dateTime={row.savedAt} title={dateTime(row.savedAt)} style={{ whiteSpace: 'nowrap' }}>
        {relative(row.savedAt)}
      </time>
      {row.savedBy && <span className={`${parts.quiet} ${parts.below}`}>{row.savedBy.name ?? t('history.someoneFormer')}</span>}
    </span>
  );
};
