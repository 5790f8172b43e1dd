import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Breadcrumb } from '../api/types.ts';
import { type Path, paths } from '../paths.ts';
import classes from './breadcrumbs.module.css';
import { useOrganisationMenu, useTeamMenu } from './menu/menus.ts';

const pathOf = ({ type, key }: Breadcrumb) => (type === 'team' ? paths.team(key) : paths.organisation(key));

/** A step between the place and the page: a list, or the record that the page is about. */
export type Step = { title: string; path: Path };

/** The way from the root team to where the user is, each step a link as far as they may go there. `page` is the last step's name. */
export const Breadcrumbs = ({ above = [], page }: { above?: readonly Step[] | undefined; page?: string | undefined }) => {
  const { t } = useTranslation();
  const organisation = useOrganisationMenu();
  const team = useTeamMenu();
  const trail = (organisation ?? team)?.breadcrumbs ?? [];
  if (trail.length + (page ? 1 : 0) < 2) return null;
  return (
    <nav aria-label={t('shell.breadcrumbs')}>
      <ol className={classes.trail}>
        {trail.map((step, index) => {
          const last = !page && index === trail.length - 1;
          return (
            <li key={step.key} {...(last && { 'aria-current': 'page' })}>
              {step.reachable && !last ? <Link {...pathOf(step)}>{step.title}</Link> : step.title}
            </li>
          );
        })}
        {above.map(({ title, path }) => (
          <li key={title}>
            <Link {...path}>{title}</Link>
          </li>
        ))}
        {page && <li aria-current="page">{page}</li>}
      </ol>
    </nav>
  );
};
