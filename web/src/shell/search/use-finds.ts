import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import { useLanguage } from '../../i18n/use-formats.ts';
import { type Path, paths } from '../../paths.ts';
import { useUser } from '../session/current-user.ts';
import { usePages } from './use-pages.ts';

/** Something that was found: a page, a person, an organisation with where it is, or a product with whose it is. */
export type Find = { id: string; group: 'organisations' | 'products' | 'people' | 'pages'; title: string; below?: string; path: Path };

const most = 8;
const mostBeside = 4;

/**
 * What the search box finds: organisations and products by title, for who assigns roles people by name, and the pages of where the user is and of home.
 * @param typed what stands in the box, for the pages
 * @param asked the same a moment later, for the server
 */
export const useFinds = (typed: string, asked: string): { finds: Find[]; waiting: boolean } => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isFetching } = useQuery({
    ...queries.organisation.list.queryOptions({ input: { q: asked, size: most, archived: 'with', states: [], types: [] } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const offered = useQuery({
    ...queries.product.list.queryOptions({ input: { q: asked, size: mostBeside, archived: 'with', states: [], types: [] } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const { assignsRoles } = useUser();
  const found = useQuery({
    ...queries.user.search.queryOptions({ input: { q: asked, size: mostBeside, roles: [], statuses: [] } }),
    enabled: asked !== '' && assignsRoles,
    placeholderData: keepPreviousData,
  });
  const people = (asked && assignsRoles ? (found.data?.rows ?? []) : []).map(
    ({ key, name, email }): Find => ({ id: key, group: 'people', title: name ?? email, below: email, path: paths.user(key) }),
  );
  const lower = (text: string) => text.toLocaleLowerCase(language);
  const organisations = (asked ? (data?.rows ?? []) : []).map(
    ({ key, title, city, team }): Find => ({
      id: key,
      group: 'organisations',
      title,
      below: [city, t('shell.search.team', { name: team.name })].filter(Boolean).join(' · '),
      path: paths.organisation(key),
    }),
  );
  const products = (asked ? (offered.data?.rows ?? []) : []).map(
    ({ key, title, organisation, shownThrough }): Find => ({
      id: key,
      group: 'products',
      title,
      below: organisation.title,
      path: paths.product({ organisation: shownThrough[0]?.key ?? organisation.key }, key),
    }),
  );
  const pages = usePages()
    .filter(({ title }) => lower(title).includes(lower(typed)))
    .map(({ title, path }, at): Find => ({ id: `page-${at}`, group: 'pages', title, path }));
  const waiting = isFetching || offered.isFetching || found.isFetching || typed !== asked;
  return { finds: [...organisations, ...products, ...people, ...pages], waiting };
};
