import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import { type Choice, noneMeans, reasonAgainst } from './choice.ts';
import classes from './publish-dialog.module.css';
import { useWhy } from './use-why.ts';

const choices: Choice[] = ['now', 'later', 'none'];

const useHelp = ({ record, now }: RecordInView) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { facts, title } = record;
  const means = noneMeans(facts, now);
  const none = { withdrawPlan: 'noneWithdraw', depublish: 'noneDepublish' } as const;
  return (choice: Choice): string => {
    if (choice !== 'none') return t(`publication.dialog.${choice}Help`, { revision: facts.working });
    return means === null
      ? t('publication.dialog.noneNothing')
      : t(`publication.dialog.${none[means]}`, { at: moment(facts.plannedFrom ?? ''), title });
  };
};

/** Publish now, publish later, do not publish; an option that cannot be chosen says why. */
export const ChoiceOptions = ({ view, value, onChange }: { view: RecordInView; value: Choice; onChange: (choice: Choice) => void }) => {
  const { t } = useTranslation();
  const help = useHelp(view);
  const { kind, record, now, rights } = view;
  const reasons = choices.map((choice) => reasonAgainst(choice, record.facts, now, rights, kind.name));
  const why = useWhy(view, reasons);
  return (
    <Radio.Group
      label={t('publication.dialog.choose')}
      value={value}
      onChange={(chosen) => onChange(choices.find((choice) => choice === chosen) ?? value)}
    >
      <div className={classes.options}>
        {choices.map((choice, index) => {
          const reason = reasons[index] ?? null;
          return (
            <div key={choice} className={classes.option} data-checked={value === choice || undefined}>
              <Radio
                value={choice}
                data-autofocus={value === choice || undefined}
                disabled={reason !== null}
                label={t(`publication.dialog.${choice}`)}
                description={why.brief(choice === 'later' ? 'plan' : 'publish', reason) ?? help(choice)}
              />
            </div>
          );
        })}
      </div>
    </Radio.Group>
  );
};
