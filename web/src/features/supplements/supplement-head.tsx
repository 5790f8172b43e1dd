import { pluralOf } from '@bronhouder/domain/types/plural.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../forms/supplements/closing-mark.tsx';
import { useSupplementTypes } from '../../forms/supplements/types.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ActsMenu } from './acts/acts-menu.tsx';
import classes from './library.module.css';
import { isLocation } from './is-location.ts';
import type { SupplementInView } from './record.ts';

const Parts = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const { supplement, types } = view;
  const all = useSupplementTypes();
  const organisation = supplement.organisation.key;
  const links = [
    { path: paths.supplement(organisation, supplement.key), text: t('supplement.page.details') },
    ...(types.some((type) => isLocation(type, all))
      ? [{ path: paths.locationAgenda(organisation, supplement.key), text: t('calendar.part') }]
      : []),
    { path: paths.supplementRevisions(organisation, supplement.key), text: t('supplement.page.history') },
    { path: paths.supplementAuditlog(organisation, supplement.key), text: t('supplement.page.log') },
  ];
  return (
    <nav aria-label={t('supplement.page.parts')} className={classes.types}>
      {links.map(({ path, text }) => (
        <Link
          key={text}
          {...path}
          className={classes.type}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{ className: classes.on ?? '', 'aria-current': 'page' }}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
};

/** The top of the pages of a supplement: what it is, what can be done with it, and the way to its versions and log. */
export const SupplementHead = ({ view }: { view: SupplementInView }) => {
  const { t } = useTranslation();
  const localised = useLocalised();
  const { supplement, types, paths: screens } = view;
  const above = types.map((type) => ({ title: localised(pluralOf(type)), path: screens.list() }));
  const chips = (
    <>
      <ClosingMark closing={supplement.closing} />
      <Chip>{t('edit.version', { revision: supplement.working })}</Chip>
    </>
  );
  return (
    <>
      <PageHead title={supplement.title} page={supplement.title} above={above} chips={chips} actions={<ActsMenu view={view} />} />
      <Parts view={view} />
    </>
  );
};
