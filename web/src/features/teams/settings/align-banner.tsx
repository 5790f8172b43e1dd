import { Alert, Button, Modal } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AlignPanel } from './align-panel.tsx';
import { savedInput, settingsOf, type TeamSettings } from './input.ts';
import classes from './settings.module.css';
import type { Effects } from './touched.ts';

const AlignDialog = ({ team, effects, onClose }: { team: { key: string; name: string }; effects: Effects; onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={t('teamSettings.align.standing')} size="lg" withCloseButton={false}>
      <AlignPanel team={team} effects={effects} onClose={onClose} />
    </Modal>
  );
};

/** Says that organisations are out of line with what is saved, and offers to bring them into line. Nothing when none are. */
export const AlignBanner = ({ settings }: { settings: TeamSettings }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Effects | null>(null);
  const asked = { key: settings.key, settings: settingsOf(savedInput(settings)) };
  const { data } = useQuery(queries.team.settingsEffects.queryOptions({ input: asked, ...handled }));
  const shown = data && data.total > 0;
  return (
    <>
      {shown && (
        <Alert color="yellow" icon={<IconArrowsDiff size={18} />} title={t('teamSettings.align.banner', { count: data.total })}>
          <div className={classes.bannerRow}>
            <span>{t('teamSettings.align.bannerLead')}</span>
            <Button variant="default" size="xs" onClick={() => setOpened(data)}>
              {t('teamSettings.align.look')}
            </Button>
          </div>
        </Alert>
      )}
      {opened && <AlignDialog team={settings} effects={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
