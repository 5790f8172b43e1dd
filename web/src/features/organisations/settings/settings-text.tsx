import type { SwitchName } from '@bronhouder/domain/teams/settings.ts';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { Card } from '../../../ui/card.tsx';
import { IsilCard } from '../../isil/isil-card.tsx';
import { WhyNot } from '../../rights/why-not.tsx';
import history from '../../records/history/revision-content.module.css';
import type { OrganisationInView } from '../record.ts';
import { DangerZone } from './danger-zone.tsx';
import classes from './settings.module.css';
import { TeamCard } from './team-card.tsx';
import type { Settings } from './type-choice.tsx';

/** The settings for who may not change them: text, no greyed-out boxes. */
export const SettingsText = ({ settings, view }: { settings: Settings; view: OrganisationInView }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const answer = (name: SwitchName, on: boolean) => {
    const said = t(on ? 'organisation.settings.yes' : 'organisation.settings.no');
    const must = settings.mandatory[name];
    return must?.value === on ? t('organisation.settings.prescribed', { answer: said, team: must.team.name }) : said;
  };
  const rows = [
    [
      t('organisation.settings.types'),
      settings.allowedTypes
        .filter(({ key }) => settings.types.includes(key))
        .map(({ name }) => pick(name))
        .join(', '),
    ],
    [t('organisation.settings.online'), answer('online', settings.facts.online)],
    [t('organisation.settings.organisationWorkflow'), answer('workflow', settings.facts.workflow)],
    [t('organisation.settings.productWorkflow'), answer('productWorkflow', settings.productWorkflow)],
  ];
  return (
    <div className={classes.page}>
      <Card title={t('organisation.settings.title')}>
        <p className={classes.lead}>
          {t(settings.facts.archivedAt === null ? 'organisation.settings.readOnly' : 'organisation.banner.archived')}{' '}
          {settings.facts.archivedAt === null && (
            <WhyNot place={{ kind: 'organisation', key: settings.key }} right="ORGANISATION:updateSettings" />
          )}
        </p>
        <div className={history.section} style={{ marginBottom: 0 }}>
          <dl>
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
      <TeamCard view={view} />
      <IsilCard organisation={settings.key} />
      <DangerZone view={view} />
    </div>
  );
};
