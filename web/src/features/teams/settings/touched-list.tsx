import { Button, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import { useLanguage } from '../../../i18n/use-formats.ts';
import { csvOf } from '../../../tables/export/csv.ts';
import { saveText } from '../../../tables/export/save-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { useReasonText } from './reason-text.ts';
import { type Effects, found, type Touched } from './touched.ts';
import classes from './touched-list.module.css';

const step = 50;
const worthSearching = 8;

const Line = ({ it, since }: { it: Touched; since: boolean }) => {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  return (
    <li className={classes.line}>
      <AnchorLink {...paths.organisationSettings(it.key)} className={classes.title ?? ''} target="_blank" rel="noreferrer">
        {it.title}
      </AnchorLink>
      <span className={classes.team}>{it.team}</span>
      <span className={classes.reasons}>
        {it.reasons.map((reason) => (
          <span key={`${reason.code}${String(reason.values['type'] ?? reason.values['setting'] ?? '')}`}>
            {reasonText(reason)} {since && reason.already && <Chip>{t('teamSettings.effects.was')}</Chip>}
          </span>
        ))}
      </span>
    </li>
  );
};

const Download = ({ effects, team }: { effects: Effects; team: string }) => {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const language = useLanguage();
  const download = () => {
    const {
      organisation,
      team: ofTeam,
      reason,
      since,
    } = {
      organisation: t('teamSettings.effects.columns.organisation'),
      team: t('teamSettings.effects.columns.team'),
      reason: t('teamSettings.effects.columns.reason'),
      since: t('teamSettings.effects.columns.since'),
    };
    const rows = effects.touched.flatMap((it) =>
      it.reasons.map((one) => [
        it.title,
        it.team,
        reasonText(one),
        t(one.already ? 'teamSettings.effects.since.before' : 'teamSettings.effects.since.change'),
      ]),
    );
    saveText(t('teamSettings.effects.file', { team }), csvOf([[organisation, ofTeam, reason, since], ...rows], language));
  };
  return (
    <Button variant="subtle" size="compact-sm" leftSection={<IconDownload size={14} aria-hidden />} onClick={download}>
      {t('teamSettings.effects.download')}
    </Button>
  );
};

type Props = {
  effects: Effects;
  team: string;
  /** Marks what was so before the change. */
  since?: boolean;
};

/** The organisations that a change touches, each with how: searchable, and downloadable whole. */
export const TouchedList = ({ effects, team, since = false }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(step);
  const all = found(effects, typed);
  return (
    <section aria-label={t('teamSettings.effects.list')}>
      <div className={classes.head}>
        {effects.touched.length > worthSearching ? (
          <TextInput
            type="search"
            size="xs"
            w={240}
            maw="100%"
            aria-label={t('teamSettings.effects.search')}
            placeholder={t('teamSettings.effects.search')}
            leftSection={<IconSearch size={14} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : (
          <span />
        )}
        <Download effects={effects} team={team} />
      </div>
      <ul className={classes.list} aria-label={t('teamSettings.effects.list')}>
        {all.slice(0, most).map((it) => (
          <Line key={it.key} it={it} since={since} />
        ))}
        {all.length === 0 && <li className={classes.line}>{t('teamSettings.effects.shown', { count: 0 })}</li>}
        {all.length > most && (
          <li className={classes.more}>
            <Button variant="subtle" size="compact-sm" onClick={() => setMost(most + step)}>
              {t('teamSettings.effects.showMore')}
            </Button>
          </li>
        )}
      </ul>
      {effects.total > effects.touched.length && (
        <p className={classes.note}>{t('teamSettings.effects.more', { count: effects.touched.length })}</p>
      )}
    </section>
  );
};
