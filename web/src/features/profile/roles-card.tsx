import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '../../api/types.ts';
import { useRoleName } from '../../i18n/use-role-name.ts';
import { AnchorLink } from '../../shell/links.tsx';
import { recordPath } from '../../shell/record-path.ts';
import { useOpenRights } from '../../shell/rights/open-rights.ts';
import { useUser } from '../../shell/session/current-user.ts';
import { Card } from '../../ui/card.tsx';
import classes from './roles-card.module.css';

type Role = SessionUser['teamRoles'][number];

const RoleRow = ({ role, kind }: { role: Role; kind: 'team' | 'organisation' }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const openRights = useOpenRights();
  const path = role.opens && recordPath({ type: kind, key: role.id });
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        {path ? <AnchorLink {...path}>{role.name}</AnchorLink> : role.name}
        <div className={classes.below}>
          {roleName(role.role)} · {t(`rights.scopes.${kind}.${role.scope}`)}
        </div>
      </div>
      {role.opens && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('profile.roles.whyAt', { place: role.name })}
          onClick={() => openRights({ kind, key: role.id })}
        >
          {t('profile.roles.why')}
        </Button>
      )}
    </li>
  );
};

/** One's own roles, each with what it gives and why. */
export const RolesCard = () => {
  const { t } = useTranslation();
  const { teamRoles, organisationRoles } = useUser();
  return (
    <Card title={t('profile.roles.title')}>
      {teamRoles.length + organisationRoles.length === 0 && <p className={classes.below}>{t('profile.roles.none')}</p>}
      <ul className={classes.list}>
        {teamRoles.map((role) => (
          <RoleRow key={`${role.id}${role.role.key}${role.scope}`} role={role} kind="team" />
        ))}
        {organisationRoles.map((role) => (
          <RoleRow key={`${role.id}${role.role.key}${role.scope}`} role={role} kind="organisation" />
        ))}
      </ul>
    </Card>
  );
};
