import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import parts from '../parts/parts.module.css';
import { useUnpublished } from '../publish/use-outside-changes.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import { TimelineDrawing } from './timeline-drawing.tsx';

/** When what is or was published, and what happens by itself. */
export const PublicationCard = ({ view, className }: { view: RecordInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { record, now } = view;
  const unpublished = useUnpublished(view);
  return (
    <Card
      title={t('publication.timeline.title')}
      className={className}
      aside={
        <Link {...view.paths.revisions()} className={parts.link}>
          {t('publication.timeline.allVersions')}
        </Link>
      }
    >
      <TimelineDrawing facts={record.facts} now={now} unpublished={unpublished} />
      <p className={parts.quiet} style={{ margin: '12px 0 0' }}>
        {t('publication.timeline.working', { revision: record.facts.working, at: moment(record.savedAt) })}
      </p>
    </Card>
  );
};
