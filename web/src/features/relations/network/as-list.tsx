import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import type { RelationsSearch } from '../relations-search.ts';
import classes from './network.module.css';
import { useNodeWords } from './node-words.ts';
import type { Branch, Tree } from './tree.ts';

type Props = { branches: readonly Branch[]; from: string; search: RelationsSearch };

const Branches = ({ branches, from, search }: Props) => {
  const words = useNodeWords();
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.id}>
          {from} {branch.tie.label}{' '}
          {branch.organisation ? (
            <Link {...paths.organisationRelations(branch.id, search)}>{words.title(branch)}</Link>
          ) : (
            words.title(branch)
          )}
          {branch.organisation && branch.children.length > 0 && (
            <Branches branches={branch.children} from={branch.organisation.title} search={search} />
          )}
        </li>
      ))}
    </ul>
  );
};

/** What the drawing shows, in words. */
export const AsList = ({ tree, search }: { tree: Tree; search: RelationsSearch }) => {
  const { t } = useTranslation();
  return (
    <details className={classes.asList}>
      <summary>{t('relations.network.asList')}</summary>
      <Branches branches={tree.branches} from={tree.middle.title} search={search} />
      {tree.cross.length > 0 && (
        <>
          <p>{t('relations.network.also')}</p>
          <ul>
            {tree.cross.map(({ id, from, label, to }) => (
              <li key={id}>{t('relations.network.node', { from: from.title, label, title: to.title })}</li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
};
