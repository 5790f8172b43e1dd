import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import cards from '../../organisations/create/create.module.css';
import classes from './type.module.css';

export type TypeChoice = ApiAnswers['product']['typeChoices'][number];

type Props = { choices: readonly TypeChoice[]; chosen: string | undefined; onChange: (type: string) => void };

/** The types that a product can get, as cards; one that is not available any more stays in sight and says so. */
export const TypeCards = ({ choices, chosen, onChange }: Props) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  return (
    <Radio.Group aria-label={t('typeChange.choose')} value={chosen ?? ''} onChange={onChange}>
      <div className={cards.cards}>
        {choices.map(({ key, name, icon, active }) => (
          <Radio.Card key={key} value={key} className={cards.card ?? ''} disabled={!active}>
            <Radio.Indicator disabled={!active} />
            <span className={cards.icon}>
              <TypeIcon name={icon} size={20} />
            </span>
            <span className={cards.name}>
              {pick(name)}
              {!active && <span className={classes.why}>{t('typeChange.unavailable')}</span>}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
};
