import type { Problem } from '@bronhouder/domain/problem.ts';
import type { SettingName } from '@bronhouder/domain/teams/settings.ts';
import { SegmentedControl } from '@mantine/core';
import { IconArrowUpRight, IconLock } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../forms/message.tsx';
import { TeamLink } from './team-link.tsx';
import classes from './settings.module.css';

type Team = { key: string; name: string };
type Props = {
  name: SettingName;
  /** Whether the team sets it itself. */
  own: boolean;
  /** Which team above set it; null: none. */
  from: Team | null;
  /** A team above made it mandatory. */
  locked?: boolean;
  /** The reader may change it. */
  editable: boolean;
  /** What holds, in words. */
  text: ReactNode;
  problems: Problem[];
  onOwn: (own: boolean) => void;
  /** The box in which the team sets it itself. */
  children: ReactNode;
};

/** From where a setting comes: set here, inherited from a team, made mandatory by one, or set nowhere. */
const Origin = ({ own, from, locked }: Pick<Props, 'own' | 'from' | 'locked'>) => {
  const { t } = useTranslation();
  if (own && !locked) return <span className={classes.origin}>{t('teamSettings.own')}</span>;
  if (!from) return <span className={classes.origin}>{t('teamSettings.nobody')}</span>;
  const Sign = locked ? IconLock : IconArrowUpRight;
  return (
    <span className={classes.origin}>
      <Sign size={14} aria-hidden />
      <span>
        {t(locked ? 'teamSettings.locked' : 'teamSettings.from')} <TeamLink team={from} />
      </span>
    </span>
  );
};

/** One setting: what it is, whether it is inherited or set here with a switch between, and what holds. */
export const SettingRow = ({ name, own, from, locked = false, editable, text, problems, onOwn, children }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const label = t(`teamSettings.names.${name}`);
  const choosable = editable && !locked;
  const boxed = choosable && own;
  return (
    <div className={classes.row} data-setting={name} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <div className={classes.what}>
          <h3 id={id} className={classes.label}>
            {label}
          </h3>
          <p className={classes.help}>{t(`teamSettings.help.${name}`)}</p>
        </div>
        {choosable && (
          <SegmentedControl
            size="xs"
            aria-label={t('teamSettings.choice.label', { setting: label })}
            value={own ? 'own' : 'inherited'}
            data={[
              { value: 'inherited', label: t(from ? 'teamSettings.choice.inherited' : 'teamSettings.choice.none') },
              { value: 'own', label: t('teamSettings.choice.own') },
            ]}
            onChange={(choice) => onOwn(choice === 'own')}
          />
        )}
      </div>
      {boxed ? (
        <div className={classes.box}>
          {children}
          <Message problems={problems} />
        </div>
      ) : (
        <div className={classes.holds}>
          <span className={classes.value}>{text}</span>
          <Origin own={own} from={from} locked={locked} />
        </div>
      )}
    </div>
  );
};
