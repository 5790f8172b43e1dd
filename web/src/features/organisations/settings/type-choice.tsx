import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import classes from './settings.module.css';

export type Settings = ApiAnswers['organisation']['settings'];
type AllowedType = Settings['allowedTypes'][number];
type Props = { settings: Settings; chosen: string[]; onChange: (types: string[]) => void };

const TypeBox = ({ type, settings, chosen, onChange }: Props & { type: AllowedType }) => {
  const { t } = useTranslation();
  const label = useLocalised()(type.name);
  const has = settings.types.includes(type.key);
  const checked = chosen.includes(type.key);
  const fixed = has && checked && !type.removable;
  const full = !checked && chosen.length >= settings.maximumTypes;
  const help =
    (!type.active && t('organisation.settings.typeUnavailableHelp')) ||
    (!type.allowed && t('organisation.settings.typeNotAllowedHelp')) ||
    (fixed && t('organisation.settings.typeFixed')) ||
    undefined;
  return (
    <div className={classes.type}>
      <Checkbox
        label={
          <>
            {label}
            {!type.active && (
              <span className={classes.mark}>
                <Chip tone="warn">{t('organisation.settings.typeUnavailable')}</Chip>
              </span>
            )}
            {type.active && !type.allowed && (
              <span className={classes.mark}>
                <Chip tone="warn">{t('organisation.settings.typeNotAllowed')}</Chip>
              </span>
            )}
          </>
        }
        description={help}
        checked={checked}
        disabled={fixed || full}
        onChange={() => onChange(checked ? chosen.filter((key) => key !== type.key) : [...chosen, type.key])}
      />
    </div>
  );
};

/** The types of the organisation: at least one, no more than the maximum; one that is not removable stays (point 5). */
export const TypeChoice = (props: Props) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { settings, chosen } = props;
  const shown = settings.allowedTypes.filter((type) => (type.active && type.allowed) || settings.types.includes(type.key));
  const removed = settings.allowedTypes.filter(({ key }) => settings.types.includes(key) && !chosen.includes(key));
  return (
    <Card title={t('organisation.settings.types')} aside={t('organisation.settings.typesMaximum', { count: settings.maximumTypes })}>
      <p className={classes.lead}>{t('organisation.settings.typesLead')}</p>
      <div className={classes.types} role="group" aria-label={t('organisation.settings.types')}>
        {shown.map((type) => (
          <TypeBox key={type.key} type={type} {...props} />
        ))}
      </div>
      <div role="status">
        {chosen.length === 0 && <p style={{ color: 'var(--bad)', margin: '12px 0 0' }}>{t('organisation.settings.typesRequired')}</p>}
        {removed.length > 0 && (
          <p style={{ margin: '12px 0 0', color: 'var(--ink-2)' }}>
            {t('organisation.settings.typesRemoved', { names: removed.map(({ name }) => pick(name)).join(', ') })}
          </p>
        )}
      </div>
    </Card>
  );
};
