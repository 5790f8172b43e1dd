import { allowedTypes, type RestrictionName } from '@bronhouder/domain/teams/settings.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Choice } from './check-list.tsx';
import type { Editing } from './editing.ts';
import type { TeamSettings } from './input.ts';
import { ListSetting } from './list-setting.tsx';
import classes from './settings.module.css';

/** What can be chosen from, with how often each is in use. */
const useChoices = (settings: TeamSettings): Record<RestrictionName, Choice[]> => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const filter = { team: settings.key, beneath: true, q: '', states: [], types: [], archived: 'without' as const };
  const { data: counts } = useQuery(queries.organisation.counts.queryOptions({ input: filter }));
  const used = (key: string) => counts?.types.find(({ value }) => value === key)?.count ?? 0;
  const asideOf = ({ key, active }: { key: string; active: boolean }) =>
    active ? counts && t('teamSettings.list.organisations', { count: used(key) }) : t('teamSettings.list.inactive');
  const ofTypes = (types: TeamSettings['organisationTypes'], aside: (type: { key: string; active: boolean }) => string | undefined) =>
    types.map((type) => ({
      key: type.key,
      label: pick(type.name),
      icon: <TypeIcon name={type.icon} size={16} />,
      aside: aside(type) ?? '',
    }));
  const all = [...settings.organisationTypes, ...settings.productTypes];
  return {
    organisationTypes: ofTypes(settings.organisationTypes, asideOf),
    productTypes: ofTypes(settings.productTypes, ({ active }) => (active ? '' : t('teamSettings.list.inactive'))),
    categories: settings.categories.map((key) => ({
      key,
      label: key.charAt(0).toUpperCase() + key.slice(1),
      aside: t('teamSettings.list.types', { count: all.filter(({ category }) => category === key).length }),
    })),
  };
};

/** To which types and categories a team restricts what is beneath it; product types once the tenant has any. */
export const AllowedCard = (editing: Editing) => {
  const { t } = useTranslation();
  const { settings, input } = editing;
  const choices = useChoices(settings);
  const held = {
    organisationTypes: { value: input.organisationTypes ?? settings.inherited.organisationTypes.value, from: null },
    categories: { value: input.categories ?? settings.inherited.categories.value, from: null },
  };
  const empty = settings.organisationTypes.length > 0 && allowedTypes(settings.organisationTypes, held).length === 0;
  return (
    <Card title={t('teamSettings.allowed')}>
      <p className={classes.lead}>{t('teamSettings.allowedLead')}</p>
      <ListSetting {...editing} name="organisationTypes" choices={choices.organisationTypes} />
      <ListSetting {...editing} name="categories" choices={choices.categories} />
      {settings.productTypes.length > 0 && <ListSetting {...editing} name="productTypes" choices={choices.productTypes} />}
      {empty && (
        <p className={classes.warning} role="status">
          <IconAlertTriangle size={16} aria-hidden />
          {t('teamSettings.list.noneLeft')}
        </p>
      )}
    </Card>
  );
};
