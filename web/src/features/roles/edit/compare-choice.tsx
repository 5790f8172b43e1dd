import { Select, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import classes from './rights.module.css';
import type { ListedRole } from './role-draft.ts';
import type { Comparison } from './use-comparison.ts';

/** Chooses the role to compare with, and says in a line how the two differ. */
export const CompareChoice = ({ comparison, roles }: { comparison: Comparison; roles: readonly ListedRole[] }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { other, name, more, less } = comparison;
  return (
    <div className={classes.lead}>
      <Select
        label={t('roles.compare.with')}
        placeholder={t('roles.compare.nothing')}
        data={roles.map((role) => ({ value: role.key, label: roleName(role) }))}
        value={other?.key ?? null}
        onChange={comparison.choose}
        clearable
        searchable
        w={280}
      />
      {other && (
        <div role="status">
          <p>{more + less === 0 ? t('roles.compare.same', { name }) : t('roles.compare.lead', { more, less, name })}</p>
          {more + less > 0 && (
            <Switch
              mt={6}
              label={t('roles.compare.onlyDifferences')}
              checked={comparison.onlyDifferences}
              onChange={(event) => comparison.showOnly(event.currentTarget.checked)}
            />
          )}
        </div>
      )}
    </div>
  );
};
