import { Alert, Group } from '@mantine/core';
import { IconArchive, IconPlayerPause } from '@tabler/icons-react';
import { type Act, mayAct } from '@bronhouder/domain/publication/acts.ts';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../ui/action-button.tsx';
import { RightButton } from '../../rights/right-button.tsx';
import { WhyDetails } from '../../rights/why-details.tsx';
import type { DialogName } from '../../records/publish/dialog-name.ts';
import type { DialogAct } from '../../records/publish/main-act.ts';
import { isMissingRight, useWhy } from '../../records/publish/use-why.ts';
import type { OrganisationInView } from '../record.ts';
import { useMoments } from '../../records/use-moments.ts';

type Props = { view: OrganisationInView; onOpen: (dialog: DialogName) => void };

const WayBack = ({ view, onOpen, act }: Props & { act: Extract<Act, DialogAct> }) => {
  const { t } = useTranslation();
  const { organisation, now, rights } = view;
  const may = mayAct(act, organisation.facts, now, rights);
  const why = useWhy(view, [may.may ? null : may.code]);
  return (
    <ActionButton
      variant="default"
      reason={may.may ? undefined : why.full(act, may.code)}
      renderDetails={
        !may.may && isMissingRight(may.code)
          ? (close) => <WhyDetails place={{ kind: 'organisation', key: organisation.key }} close={close} />
          : undefined
      }
      onClick={() => onOpen(act)}
    >
      {t(`publication.acts.${act}`)}
    </ActionButton>
  );
};

const Archived = ({ view, onOpen }: Props) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const { facts, archivedBy } = view.organisation;
  const at = moment(facts.archivedAt ?? '');
  const mayErase = view.rights.includes('ORGANISATION:delete');
  return (
    <Alert color="gray" icon={<IconArchive size={18} />} title={t('organisation.banner.archived')}>
      <p style={{ margin: '0 0 8px' }}>
        {archivedBy
          ? t('organisation.banner.archivedBy', { at, name: archivedBy.name ?? t('history.someoneFormer') })
          : t('organisation.banner.archivedOn', { at })}
      </p>
      <Group gap="xs">
        <WayBack view={view} onOpen={onOpen} act="restore" />
        <RightButton
          variant="subtle"
          {...(mayErase && { color: 'red' })}
          place={{ kind: 'organisation', key: view.organisation.key }}
          right="ORGANISATION:delete"
          held={mayErase}
          onClick={() => onOpen('erase')}
        >
          {t('publication.acts.erase')}
        </RightButton>
      </Group>
    </Alert>
  );
};

const Deactivated = ({ view, onOpen }: Props) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  return (
    <Alert color="yellow" icon={<IconPlayerPause size={18} />} title={t('organisation.banner.deactivated')}>
      <p style={{ margin: '0 0 8px' }}>
        {t('organisation.banner.deactivatedOn', { at: moment(view.organisation.facts.deactivatedAt ?? '') })}
      </p>
      <WayBack view={view} onOpen={onOpen} act="activate" />
    </Alert>
  );
};

/** Says that an organisation is put away or switched off, with the way back (points 4 and 8). */
export const Banners = (props: Props) => {
  const { archivedAt, deactivatedAt } = props.view.organisation.facts;
  if (archivedAt !== null) return <Archived {...props} />;
  return deactivatedAt === null ? null : <Deactivated {...props} />;
};
