import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { placeOf } from '@bronhouder/domain/fields/completeness.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../forms/message.tsx';
import { usePlaceText } from '../../../forms/problem-list.tsx';
import type { RecordInView } from '../record-view.ts';
import classes from './publish-dialog.module.css';

/** Everything that stands in the way of publication, each a jump to its field (beyond the specification, "Drafts are lenient"). */
export const ProblemList = ({ view, onFollow }: { view: RecordInView; onFollow: () => void }) => {
  const { t } = useTranslation();
  const text = useProblemText();
  const placeText = usePlaceText();
  const { problems, sections, paths } = view;
  return (
    <section className={classes.part}>
      <h3>{t('publication.dialog.problems')}</h3>
      {problems.length === 0 && (
        <p style={{ display: 'flex', gap: 8, color: 'var(--ok)' }}>
          <IconCircleCheck size={18} aria-hidden /> {t('publication.dialog.problemsNone')}
        </p>
      )}
      <ul className={classes.list}>
        {problems.map((problem) => (
          <li key={`${problem.field} ${problem.code}`} className={classes.problem}>
            <IconAlertCircle size={18} aria-hidden />
            <span>
              <Link {...paths.edit()} hash={problem.field} onClick={onFollow}>
                {placeText(placeOf(sections, problem.field)) || problem.field}
              </Link>
              : {text(problem)}
            </span>
          </li>
        ))}
      </ul>
      {problems.length > 0 && <p className={classes.quiet}>{t('publication.dialog.problemsLead')}</p>}
    </section>
  );
};
