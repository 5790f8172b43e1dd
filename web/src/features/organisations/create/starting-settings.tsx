import { startingSwitches } from '@bronhouder/domain/organisations/starting-switches.ts';
import { type SwitchName, switchNames } from '@bronhouder/domain/teams/settings.ts';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { Card } from '../../../ui/card.tsx';
import { MandatorySetting } from '../settings/mandatory-setting.tsx';
import classes from '../settings/settings.module.css';
import { switchTexts } from '../settings/switch-texts.ts';
import type { Creation } from './use-creation.ts';
import type { Wishes } from './use-wishes.ts';

type Props = { creation: Creation; wishes: Wishes; onWish: (name: SwitchName, value: boolean) => void };

const held = (creation: Creation, name: SwitchName) => {
  const { from, ...value } = creation[name];
  return { value, from };
};

/** What is sent of the wishes: those for switches that the team leaves free. */
export const freeWishes = (creation: Creation, wishes: Wishes): Wishes =>
  Object.fromEntries(switchNames.flatMap((name) => (creation[name].mandatory || wishes[name] === undefined ? [] : [[name, wishes[name]]])));

/** How the switches of a new organisation begin: as the team has them, to be turned where it leaves that free (point 5). */
export const StartingSettings = ({ creation, wishes, onWish }: Props) => {
  const { t } = useTranslation();
  const { data: tenant } = useQuery(queries.tenant.settings.queryOptions({ input: {} }));
  const settings = {
    online: held(creation, 'online'),
    workflow: held(creation, 'workflow'),
    productWorkflow: held(creation, 'productWorkflow'),
  };
  const start = startingSwitches(settings, freeWishes(creation, wishes));
  const shown = switchNames.filter((name) => name !== 'online' || tenant?.showOnlineCheck === true || creation.online.mandatory);
  return (
    <Card title={t('creation.settings.title')}>
      <p className={classes.lead}>{t('creation.settings.lead')}</p>
      {shown.map((name) => {
        const { mandatory, value, from } = creation[name];
        if (mandatory && from) return <MandatorySetting key={name} name={name} value={value} team={from.name} />;
        const help = t(switchTexts[name].help);
        return (
          <div key={name} className={classes.setting}>
            <Switch
              label={t(switchTexts[name].label)}
              description={from ? `${help} ${t('creation.settings.default', { team: from.name })}.` : help}
              checked={start[name]}
              onChange={(event) => onWish(name, event.currentTarget.checked)}
            />
          </div>
        );
      })}
    </Card>
  );
};
