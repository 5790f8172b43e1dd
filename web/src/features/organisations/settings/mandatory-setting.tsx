import type { SwitchName } from '@bronhouder/domain/teams/settings.ts';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './settings.module.css';
import { switchTexts } from './switch-texts.ts';

/** A switch that a team prescribes: text, with who says so (point 5). */
export const MandatorySetting = ({ name, value, team }: { name: SwitchName; value: boolean; team: string }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.setting}>
      <p className={classes.mandatory}>
        <IconLock size={16} stroke={1.75} aria-hidden />
        <span>
          {t(switchTexts[name].label)}: <strong>{t('creation.settings.mandatory', { value: String(value), team })}</strong>
        </span>
      </p>
      <p className={classes.below}>{t(switchTexts[name].help)}</p>
    </div>
  );
};
