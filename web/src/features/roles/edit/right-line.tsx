import { needsOf } from '@bronhouder/domain/roles/dependencies.ts';
import { areaOf } from '@bronhouder/domain/permissions/reach.ts';
import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { Checkbox } from '@mantine/core';
import { IconCheck, IconLock, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DifferenceMark, type Mark } from './difference-mark.tsx';
import classes from './rights.module.css';
import { useRightNames } from './use-right-names.ts';

/** What a right needs beyond reading in its own area; of reading, that everything there needs it. */
const useNeeds = (right: Right): string | undefined => {
  const { t } = useTranslation();
  const names = useRightNames();
  const reading = `${areaOf(right)}:read`;
  if (right === reading) return t('roles.edit.neededForAll');
  const needs = needsOf(right).filter((one) => one !== reading);
  return needs.length > 0 ? t('roles.edit.needs', { rights: names(needs) }) : undefined;
};

type LineProps = { right: Right; held: boolean; mark: Mark; note?: ReactNode };

/** A right as text: the role gives it or not; `locked` says that the reader may not put it into a role. */
export const RightText = ({ right, held, mark, note, locked = false }: LineProps & { locked?: boolean }) => {
  const { t } = useTranslation();
  const Sign = held ? IconCheck : locked ? IconLock : IconMinus;
  return (
    <li className={classes.line} data-held={held || undefined} data-mark={mark?.kind}>
      <Sign size={18} role="img" aria-label={t(held ? 'roles.edit.notGrantableHas' : 'roles.edit.notGrantableLacks')} />
      <div>
        <span className={classes.sentence}>{t(`rights.of.${right}`)}</span>
        <DifferenceMark mark={mark} />
        {locked && <div className={classes.help}>{t('roles.edit.notGrantable')}</div>}
        {note}
      </div>
    </li>
  );
};

/** A right to tick, with what it cannot be without. */
export const RightBox = ({ right, held, mark, note, onChange }: LineProps & { onChange: (on: boolean) => void }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.line} data-held={held || undefined} data-mark={mark?.kind}>
      <div>
        <Checkbox
          label={
            <>
              {t(`rights.of.${right}`)}
              <DifferenceMark mark={mark} />
            </>
          }
          description={useNeeds(right)}
          checked={held}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {note}
      </div>
    </li>
  );
};
