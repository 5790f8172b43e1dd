import { Button } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../api/clients.ts';
import { isNotThere } from '../../api/refusal.ts';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { useTeamMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { NewRole } from './edit/new-role.tsx';
import { ReadRole } from './edit/read-role.tsx';
import { RemoveDialog } from './edit/remove-dialog.tsx';
import { draftOf, type ListedRole, type Role, rightsOf } from './edit/role-draft.ts';
import { RoleForm, RoleNote } from './edit/role-form.tsx';

const stay = () => undefined;

const useWhose = () => {
  const { t } = useTranslation();
  return ({ team }: Pick<Role, 'team'>): string => (team ? `${t('roles.edit.whose')} ${team.name}` : t('roles.edit.whoseBuiltIn'));
};

const ExistingRole = ({ team, role, roles }: { team: string; role: Role; roles: readonly ListedRole[] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const roleName = useRoleName();
  const whose = useWhose()(role);
  const mayMake = useTeamMenu()?.teamActions.includes('roleManagement') ?? false;
  const [removing, remove] = useState(false);
  const name = roleName(role);
  return (
    <>
      <PageHead
        title={name}
        page={name}
        actions={
          <>
            {mayMake && (
              <ButtonLink
                {...paths.teamRole(team, 'new', { from: role.key })}
                variant="default"
                leftSection={<IconCopy size={16} aria-hidden />}
              >
                {t('roles.list.copy')}
              </ButtonLink>
            )}
            {role.editable && (
              <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => remove(true)}>
                {t('roles.remove.open')}
              </Button>
            )}
          </>
        }
      />
      {role.editable ? (
        <RoleForm
          key={role.key}
          team={team}
          saved={role}
          begin={draftOf(role)}
          copiedFrom={null}
          grantable={rightsOf(role.grantable)}
          roles={roles}
          whose={whose}
          note={role.holders > 0 && <RoleNote>{t('roles.edit.holdersNote', { count: role.holders })}</RoleNote>}
          onMade={stay}
        />
      ) : (
        <ReadRole role={role} team={team} roles={roles} whose={whose} />
      )}
      {removing && (
        <RemoveDialog team={team} role={role} onClose={() => remove(false)} onRemoved={() => void navigate(paths.teamRoles(team))} />
      )}
    </>
  );
};

const RoleByKey = ({ team, role: key }: { team: string; role: string }) => {
  const { t } = useTranslation();
  const role = useQuery(queries.role.get.queryOptions({ input: { team, role: key }, ...handled }));
  const roles = useQuery(queries.role.list.queryOptions({ input: { team } }));
  const again = () => {
    void role.refetch();
    void roles.refetch();
  };
  if (role.data && roles.data) return <ExistingRole team={team} role={role.data} roles={roles.data} />;
  if (isNotThere(role.error)) return <Navigate {...paths.notFound('role', key)} replace />;
  return role.isError || roles.isError ? <LoadFailure onRetry={again} /> : <PageSkeleton label={t('shell.loading')} />;
};

/** `/team/:team/role/:role` (point 2): a role to read or to change; `new`: a role to make, empty or as a copy. */
export const RolePage = () => {
  const { team = '', role = '' } = useParams({ strict: false });
  return role === 'new' ? <NewRole team={team} /> : <RoleByKey key={role} team={team} role={role} />;
};
