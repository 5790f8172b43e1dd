import { IconArrowsDiff, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRoleDescription, useRoleName } from '../../../i18n/use-role-name.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { NameLink } from '../../../shell/name-link.tsx';
import { Row, RowList } from '../../../ui/row-list.tsx';
import { type ListedRole, nearest } from '../edit/role-draft.ts';
import classes from './list.module.css';

type RowProps = { team: string; role: ListedRole; mayMake: boolean; other: string | undefined };

const Whose = ({ role, team }: Pick<RowProps, 'role' | 'team'>) => {
  const { t } = useTranslation();
  if (!role.team) return null;
  return <>{role.team.key === team ? t('roles.list.whoseHere') : `${t('roles.list.whose')} ${role.team.name}`} · </>;
};

const RoleRow = ({ team, role, mayMake, other }: RowProps) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const description = useRoleDescription()(role);
  const name = roleName(role);
  return (
    <Row className={classes.row}>
      <div>
        <NameLink {...paths.teamRole(team, role.key)}>{name}</NameLink>
        {description && <p className={classes.description}>{description}</p>}
        <p className={classes.facts}>
          <Whose role={role} team={team} />
          {t('roles.list.rightsCount', { count: role.rights.length })}
        </p>
      </div>
      <div className={classes.use}>
        {t('roles.list.holdersCount', { count: role.holders })}
        {role.invited > 0 && <div className={classes.facts}>{t('roles.list.invitedCount', { count: role.invited })}</div>}
      </div>
      <div className={classes.acts}>
        <ButtonLink
          {...paths.teamRole(team, role.key, { with: other })}
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowsDiff size={14} aria-hidden />}
          aria-label={t('roles.list.compareOf', { name })}
        >
          {t('roles.list.compare')}
        </ButtonLink>
        {mayMake && (
          <ButtonLink
            {...paths.teamRole(team, 'new', { from: role.key })}
            variant="default"
            size="compact-sm"
            leftSection={<IconCopy size={14} aria-hidden />}
            aria-label={t('roles.list.copyOf', { name })}
          >
            {t('roles.list.copy')}
          </ButtonLink>
        )}
      </div>
    </Row>
  );
};

/** Roles with what they are for, how many have them, and what can be done with them. */
export const RoleRows = ({ team, roles, all, mayMake }: { team: string; roles: ListedRole[]; all: ListedRole[]; mayMake: boolean }) => (
  <RowList>
    {roles.map((role) => (
      <RoleRow key={role.key} team={team} role={role} mayMake={mayMake} other={nearest(role, all)?.key} />
    ))}
  </RowList>
);
