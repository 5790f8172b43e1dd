import { Alert, Switch } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Reason } from '@bronhouder/domain/outcome.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMoments } from '../use-moments.ts';
import classes from './settings.module.css';
import type { SettingsInput } from './settings-input.ts';

type Name = 'online' | 'workflow' | 'productWorkflow';
type Props = {
  organisation: string;
  saved: SettingsInput;
  input: SettingsInput;
  reasons: Reason[];
  onChange: (change: Partial<SettingsInput>) => void;
};

const texts = {
  online: { label: 'organisation.settings.online', help: 'organisation.settings.onlineHelp' },
  workflow: { label: 'organisation.settings.organisationWorkflow', help: 'organisation.settings.organisationWorkflowHelp' },
  productWorkflow: { label: 'organisation.settings.productWorkflow', help: 'organisation.settings.productWorkflowHelp' },
} as const;

const Setting = ({ name, input, onChange }: Pick<Props, 'input' | 'onChange'> & { name: Name }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.setting}>
      <Switch
        label={t(texts[name].label)}
        description={t(texts[name].help)}
        checked={input[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
      />
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
export const Switches = ({ organisation, saved, input, reasons, onChange }: Props) => {
  const { t } = useTranslation();
  const { data: tenant } = useQuery(queries.tenant.settings.queryOptions({ input: {} }));
  const shownOnline = tenant?.showOnlineCheck === true || !saved.online;
  const ofOnline = reasons.filter(({ code }) => code === 'settings.online-problems');
  const others = reasons.filter(({ code }) => code !== 'settings.online-problems');
  return (
    <>
      {shownOnline && (
        <Card title={t('organisation.settings.visibility')}>
          <Setting name="online" input={input} onChange={onChange} />
          <Reasons reasons={ofOnline} title={t('organisation.settings.online')} organisation={organisation} />
        </Card>
      )}
      <Card title={t('organisation.settings.workflow')}>
        <Setting name="workflow" input={input} onChange={onChange} />
        <Setting name="productWorkflow" input={input} onChange={onChange} />
        <Reasons reasons={others} title={t('organisation.settings.workflowBlocked')} organisation={organisation} />
      </Card>
    </>
  );
};
