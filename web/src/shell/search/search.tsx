import '@mantine/spotlight/styles.css';
import './search.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { type Path, paths } from '../../paths.ts';
import { TypeIcon } from '../menu/type-icon.tsx';
import { usePages } from './use-pages.ts';

const most = 8;
const pause = 180;
const [store, spotlight] = createSpotlight();

const useOrganisations = (query: string) =>
  useQuery({
    ...queries.organisation.list.queryOptions({ input: { q: query, size: most, archived: 'with', states: [], types: [] } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });

/** Search over everything: organisations by title, and the pages of where the user is. Ctrl+K and `/` open it. */
export const Search = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const router = useRouter();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), pause);
  const { data, isFetching } = useOrganisations(query);
  const pages = usePages().filter(({ title }) => title.toLocaleLowerCase(language).includes(typed.trim().toLocaleLowerCase(language)));
  const organisations = query ? (data?.rows ?? []) : [];
  useEffect(() => spotlight.open(), []);

  const go = (path: Path) => () => void router.navigate(path);
  const waiting = isFetching || typed.trim() !== query;
  const nothing = pages.length === 0 && organisations.length === 0;
  return (
    <Spotlight.Root store={store} query={typed} onQueryChange={setTyped} onSpotlightClose={onClose} shortcut={null} clearQueryOnClose scrollable maxHeight="60vh" centered={false} yOffset="12vh" overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}>
      <Spotlight.Search
        placeholder={t('shell.search.placeholder')}
        aria-label={t('shell.top.searchLabel')}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {organisations.length > 0 && (
          <Spotlight.ActionsGroup label={t('shell.search.organisations')}>
            {organisations.map(({ key, title, team, city }) => (
              <Spotlight.Action
                key={key}
                label={title}
                description={[city, team.name].filter(Boolean).join(' · ')}
                leftSection={<TypeIcon name="building" />}
                onClick={go(paths.organisation(key))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label={t('shell.search.pages')}>
            {pages.map(({ title, path }) => (
              <Spotlight.Action key={`${path.to}${title}`} label={title} onClick={go(path)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {nothing && <Spotlight.Empty>{waiting ? t('shell.search.searching') : typed ? t('shell.search.nothing', { query: typed }) : t('shell.search.start')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
};
