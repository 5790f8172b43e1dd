import { Alert, Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import type { SwitchName } from '@bronhouder/domain/teams/settings.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMoments } from '../../records/use-moments.ts';
import classes from './settings.module.css';
import { MandatorySetting } from './mandatory-setting.tsx';
import type { SettingsInput } from './settings-input.ts';
import { switchTexts } from './switch-texts.ts';
import type { Settings } from './type-choice.tsx';

type Props = {
  organisation: string;
  /** What teams prescribe. */
  mandatory: Settings['mandatory'];
  saved: SettingsInput;
  input: SettingsInput;
  reasons: Reason[];
  onChange: (change: Partial<SettingsInput>) => void;
};

/** A switch; where a team prescribes it, text, unless it differs and can be brought into line (point 5). */
const Setting = ({ name, mandatory, saved, input, onChange }: Omit<Props, 'organisation' | 'reasons'> & { name: SwitchName }) => {
  const { t } = useTranslation();
  const must = mandatory[name];
  if (must && must.value === saved[name]) return <MandatorySetting name={name} value={must.value} team={must.team.name} />;
  return (
    <div className={classes.setting}>
      <Switch
        label={t(switchTexts[name].label)}
        description={t(switchTexts[name].help)}
        checked={input[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
      {must && <p className={classes.differs}>{t('organisation.settings.differs', { value: String(must.value), team: must.team.name })}</p>}
    </div>
  );
};

/** Every reason why the switches cannot be as they are wanted, at once. */
const Reasons = ({ reasons, title, organisation }: { reasons: Reason[]; title: string; organisation: string }) => {
  const { t } = useTranslation();
  const { written } = useMoments();
  if (reasons.length === 0) return null;
  return (
    <Alert color="red" mt="md" icon={<IconAlertTriangle size={18} />} title={title} role="alert">
      <ul className={classes.reasons}>
        {reasons.map(({ code, values }) => (
          <li key={code}>{t(`refusals.${code}.message`, written(values))}</li>
        ))}
      </ul>
      {reasons.some(({ code }) => code.endsWith('online-problems')) && (
        <AnchorLink {...paths.organisationEdit(organisation)}>{t('organisation.settings.solve')}</AnchorLink>
      )}
    </Alert>
  );
};

/** Online and the workflows, with everything that stands in the way of what is wanted (point 4). */
export const Switches = ({ organisation, reasons, ...settings }: Props) => {
  const { t } = useTranslation();
  const { data: tenant } = useQuery(queries.tenant.settings.queryOptions({ input: {} }));
  const shownOnline = tenant?.showOnlineCheck === true || !settings.saved.online || settings.mandatory.online !== null;
  const ofOnline = reasons.filter(({ code }) => code === 'settings.online-problems');
  const others = reasons.filter(({ code }) => code !== 'settings.online-problems');
  return (
    <>
      {shownOnline && (
        <Card title={t('organisation.settings.visibility')}>
          <Setting name="online" {...settings} />
          <Reasons reasons={ofOnline} title={t('organisation.settings.online')} organisation={organisation} />
        </Card>
      )}
      <Card title={t('organisation.settings.workflow')}>
        <Setting name="workflow" {...settings} />
        <Setting name="productWorkflow" {...settings} />
        <Reasons reasons={others} title={t('organisation.settings.workflowBlocked')} organisation={organisation} />
      </Card>
    </>
  );
};
