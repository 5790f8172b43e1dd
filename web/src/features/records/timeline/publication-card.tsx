import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import parts from '../parts/parts.module.css';
import { useUnpublished } from '../publish/use-outside-changes.ts';
import type { OrganisationInView } from '../../organisations/record.ts';
import { useMoments } from '../use-moments.ts';
import { TimelineDrawing } from './timeline-drawing.tsx';

/** When what is or was published, and what happens by itself. */
export const PublicationCard = ({ view, className }: { view: OrganisationInView; className?: string | undefined }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { organisation, now } = view;
  const unpublished = useUnpublished(view);
  return (
    <Card
      title={t('publication.timeline.title')}
      className={className}
      aside={
        <Link {...paths.organisationRevisions(organisation.key)} className={parts.link}>
          {t('publication.timeline.allVersions')}
        </Link>
      }
    >
      <TimelineDrawing facts={organisation.facts} now={now} unpublished={unpublished} />
      <p className={parts.quiet} style={{ margin: '12px 0 0' }}>
        {t('publication.timeline.working', { revision: organisation.facts.working, at: moment(organisation.savedAt) })}
      </p>
    </Card>
  );
};
