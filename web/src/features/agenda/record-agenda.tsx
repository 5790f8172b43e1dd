import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import classes from './agenda.module.css';
import { Agenda } from './agenda.tsx';
import type { Scope } from './calendar/use-agenda.ts';
import type { Preset } from './dialog/typed-item.ts';
import { useHolidayRegion } from './holidays/use-holidays.ts';
import { MakingNotAllowed } from './not-allowed.tsx';
import { newItem, OpenItem } from './open-item.tsx';
import { useAgendaSearch } from './use-search.ts';

type Props = {
  scope: Scope;
  /** At whose pages it is looked at; undefined below a team, where nothing is made. */
  organisation: string | undefined;
  lead: string;
  /** What a new item is about. */
  preset: Preset;
};

/** The agenda of a product or a location on its own page: items open where they are, also those of other organisations. */
export const RecordAgenda = ({ scope, organisation, lead, preset }: Props) => {
  const { t } = useTranslation();
  const menu = useOrganisationMenu();
  const region = useHolidayRegion(organisation);
  const { search, onSearch } = useAgendaSearch();
  const { item, start } = search;
  const reads = organisation === undefined ? undefined : menu?.agendaActions.includes('read');
  const makes = reads === true && menu?.archived === false && menu.agendaActions.includes('entryCreate');
  const close = () => onSearch({ item: undefined, start: undefined });
  // What may be done is not known before the menu is.
  if (item === newItem && !makes && reads !== false && (menu || organisation === undefined)) {
    const against = organisation === undefined ? 'team' : menu?.archived ? 'archived' : 'right';
    return <MakingNotAllowed part against={against} back={<Button onClick={close}>{t('calendar.notAllowed.back')}</Button>} />;
  }
  const make = (at?: string) => onSearch({ item: newItem, start: at });
  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <p className={classes.part}>{lead}</p>
        {makes && (
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => make(search.date)}>
            {t('calendar.new')}
          </Button>
        )}
      </Group>
      <Agenda
        scope={scope}
        region={organisation === undefined ? null : region}
        reads={reads}
        search={search}
        onSearch={onSearch}
        onNew={makes ? make : undefined}
        onOpen={(shown) => onSearch({ item: shown.item, start: shown.at })}
      />
      {item && (item !== newItem || makes) && (
        <OpenItem organisation={organisation ?? ''} item={item} start={start} preset={preset} onClose={close} />
      )}
    </>
  );
};
