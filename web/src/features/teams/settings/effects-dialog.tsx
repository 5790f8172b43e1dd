import { Alert, Button, Group, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../../api/clients.ts';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AlignPanel } from './align-panel.tsx';
import type { settingsOf } from './input.ts';
import { alignable, countTouched, type Effects } from './touched.ts';
import { TouchedList } from './touched-list.tsx';

type Props = {
  team: { key: string; name: string };
  settings: ReturnType<typeof settingsOf>;
  saving: boolean;
  /** Saves; answers whether it went well. */
  onSave: () => Promise<boolean>;
  onClose: () => void;
};

const Said = ({ effects }: { effects: Effects }) => {
  const { t } = useTranslation();
  const { newly, already } = countTouched(effects);
  if (effects.touched.length === 0) return t('teamSettings.effects.none');
  if (newly === 0) return t('teamSettings.effects.onlyAlready', { count: already });
  return `${t('teamSettings.effects.touched', { count: newly })}${already > 0 ? ` ${t('teamSettings.effects.already', { count: already })}` : ''}`;
};

/** Before settings are saved: which organisations that touches; afterwards the offer to bring them into line. */
export const EffectsDialog = ({ team, settings, saving, onSave, onClose }: Props) => {
  const { t } = useTranslation();
  const [saved, setSaved] = useState<Effects | null>(null);
  useFocusBack();
  const { data, isError } = useQuery({
    ...queries.team.settingsEffects.queryOptions({ input: { key: team.key, settings }, ...handled }),
    staleTime: 0,
    enabled: saved === null,
  });
  const save = async () => {
    if (!(await onSave())) return;
    if (data && alignable(data).length > 0) setSaved(data);
    else onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(saved ? 'teamSettings.align.title' : 'teamSettings.effects.title')}
      size="lg"
      withCloseButton={false}
      closeOnClickOutside={saved === null}
    >
      {saved ? (
        <AlignPanel team={team} effects={saved} saved onClose={onClose} />
      ) : (
        <>
          {!data && !isError && <LinesSkeleton lines={5} />}
          {isError && (
            <Alert color="yellow" icon={<IconAlertTriangle size={18} />} role="alert">
              {t('teamSettings.effects.failed')}
            </Alert>
          )}
          {data && (
            <p style={{ margin: '0 0 12px' }} role="status">
              <Said effects={data} />
            </p>
          )}
          {data && data.touched.length > 0 && <TouchedList effects={data} team={team.name} since />}
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('teamSettings.effects.cancel')}
            </Button>
            <Button data-autofocus loading={saving} disabled={!data && !isError} onClick={() => void save()}>
              {t('teamSettings.effects.save')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
};
