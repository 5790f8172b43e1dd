import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useRoleDescription, useRoleName } from '../../../i18n/use-role-name.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { useTeamMenu } from '../../../shell/menu/menus.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { copied, type ListedRole, type Role, rightsOf } from './role-draft.ts';
import { RoleForm, RoleNote } from './role-form.tsx';
import { useRightNames } from './use-right-names.ts';

const empty = { name: '', description: '', websiteRole: false, rights: [] };

/** What a new role begins with: nothing, or what of another may be given here. */
const useBeginning = (source: Role, isCopy: boolean) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const roleDescription = useRoleDescription();
  if (!isCopy) return { begin: empty, leftOut: [] };
  const { rights, leftOut } = copied(rightsOf(source.rights), rightsOf(source.grantable));
  const name = t('roles.edit.copyName', { name: roleName(source) });
  return { begin: { name, description: roleDescription(source), websiteRole: source.websiteRole, rights }, leftOut };
};

const NewForm = ({ team, source, isCopy, roles }: { team: string; source: Role; isCopy: boolean; roles: readonly ListedRole[] }) => {
  const { t } = useTranslation();
  const names = useRightNames();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const { begin, leftOut } = useBeginning(source, isCopy);
  const whose = useTeamMenu()?.name ?? '';
  // After the guard of the form heard that nothing is unsaved any more.
  useEffect(() => {
    if (made) void navigate({ ...paths.teamRole(team, made), replace: true });
  }, [made, navigate, team]);
  return (
    <RoleForm
      team={team}
      saved={null}
      begin={begin}
      copiedFrom={isCopy ? source.key : null}
      grantable={rightsOf(source.grantable)}
      roles={roles}
      whose={`${t('roles.edit.whose')} ${whose}`}
      note={leftOut.length > 0 && <RoleNote>{t('roles.edit.leftOut', { rights: names(leftOut) })}</RoleNote>}
      onMade={setMade}
    />
  );
};

/** A role to make: empty, or as a copy of the role in the address. */
export const NewRole = ({ team }: { team: string }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const navigate = useNavigate();
  const { from } = useSearch({ from: '/frame/team/$team/role/$role' });
  const roles = useQuery(queries.role.list.queryOptions({ input: { team } }));
  const key = from ?? roles.data?.[0]?.key ?? '';
  const source = useQuery({ ...queries.role.get.queryOptions({ input: { team, role: key } }), enabled: key !== '' });
  const again = () => {
    void roles.refetch();
    void source.refetch();
  };
  const title = from && source.data ? t('roles.edit.copyTitle', { name: roleName(source.data) }) : t('roles.edit.newTitle');
  return (
    <>
      <PageHead title={title} page={t('roles.edit.newTitle')} />
      {roles.data && source.data && (
        <>
          <Select
            label={t('roles.list.copiedFrom')}
            data={[
              { value: '', label: t('roles.list.emptyRole') },
              ...roles.data.map((role) => ({ value: role.key, label: roleName(role) })),
            ]}
            value={from ?? ''}
            onChange={(value) => void navigate({ ...paths.teamRole(team, 'new', value ? { from: value } : {}), replace: true })}
            allowDeselect={false}
            maw={320}
            mb="md"
          />
          <NewForm key={from ?? ''} team={team} source={source.data} isCopy={from !== undefined} roles={roles.data} />
        </>
      )}
      {(!roles.data || !source.data) &&
        (roles.isError || source.isError ? <LoadFailure onRetry={again} /> : <PageSkeleton label={t('shell.loading')} />)}
    </>
  );
};
