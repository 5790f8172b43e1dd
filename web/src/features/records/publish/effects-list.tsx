import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { type EffectCode, effectCodes } from '@bronhouder/domain/publication/effects.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-formats.ts';
import { csvOf } from '../../../tables/export/csv.ts';
import { saveText } from '../../../tables/export/save-text.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import type { ActWithEffects, Effect } from '../record-kind.ts';
import type { RecordInView } from '../record-view.ts';
import { useMoments } from '../use-moments.ts';
import classes from './effects-list.module.css';

const namesShown = 5;

const isKnown = (code: string): code is EffectCode => effectCodes.some((known) => known === code);

const useEffectText = () => {
  const { t } = useTranslation();
  const { written } = useMoments();
  return ({ code, count, values }: Effect) =>
    isKnown(code) ? t(`publication.effects.codes.${code}`, { ...written(values), count }) : code;
};

const Download = ({ effects, title, act }: { effects: Effect[]; title: string; act: ActWithEffects }) => {
  const { t } = useTranslation();
  const text = useEffectText();
  const language = useLanguage();
  const download = () => {
    const head = [t('publication.effects.columns.effect'), t('publication.effects.columns.count'), t('publication.effects.columns.name')];
    const rows = effects.flatMap((effect) =>
      (effect.names.length > 0 ? effect.names : ['']).map((name) => [text(effect), effect.count, name]),
    );
    saveText(`${title} - ${t(`publication.acts.${act}`)}.csv`, csvOf([head, ...rows], language));
  };
  return (
    <Button variant="subtle" size="compact-xs" leftSection={<IconDownload size={14} aria-hidden />} onClick={download}>
      {t('publication.effects.download')}
    </Button>
  );
};

const EffectLine = ({ effect }: { effect: Effect }) => {
  const { t } = useTranslation();
  const text = useEffectText();
  // What may not be read by name, or is more than is named, is counted.
  const more = effect.names.length > 0 ? effect.count - Math.min(effect.names.length, namesShown) : 0;
  const names = [...effect.names.slice(0, namesShown), ...(more > 0 ? [t('publication.effects.more', { count: more })] : [])];
  return (
    <li>
      {text(effect)}
      {names.length > 0 && <span className={classes.names}>{names.join(' · ')}</span>}
    </li>
  );
};

/** What an act touches, told before it happens and downloadable as a list (beyond the specification, 7). */
export const EffectsList = ({ view: { kind, record }, act }: { view: RecordInView; act: ActWithEffects }) => {
  const { t } = useTranslation();
  const { data } = useQuery({ ...kind.queries.effects({ key: record.key, act }), staleTime: 0 });
  return (
    <section className={classes.effects} aria-busy={!data}>
      <div className={classes.head}>
        <h3>{t('publication.effects.title')}</h3>
        {data && data.length > 0 && <Download effects={data} title={record.title} act={act} />}
      </div>
      {!data && <LinesSkeleton lines={2} />}
      {data?.length === 0 && <span>{t('publication.effects.none')}</span>}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map((effect) => (
            <EffectLine key={effect.code} effect={effect} />
          ))}
        </ul>
      )}
    </section>
  );
};
