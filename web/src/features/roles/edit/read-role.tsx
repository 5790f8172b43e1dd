import { useTranslation } from 'react-i18next';
import { useRoleDescription } from '../../../i18n/use-role-name.ts';
import { WhyNot } from '../../rights/why-not.tsx';
import { Card } from '../../../ui/card.tsx';
import { CompareChoice } from './compare-choice.tsx';
import classes from './form.module.css';
import { ReadRights } from './read-rights.tsx';
import { type ListedRole, type Role, rightsOf } from './role-draft.ts';
import { RoleNote } from './role-form.tsx';
import { useComparison } from './use-comparison.ts';

const useReason = (role: Role, team: string): string => {
  const { t } = useTranslation();
  if (role.builtIn) return t('roles.edit.readOnlyBuiltIn');
  if (role.team && role.team.key !== team) return t('roles.edit.readOnlyElsewhere', { team: role.team.name });
  return t('roles.edit.readOnlyRight');
};

type Props = { role: Role; team: string; roles: readonly ListedRole[]; whose: string };

/** A role as text: built in, of a team above, or for who may not change it; with the reason. */
export const ReadRole = ({ role, team, roles, whose }: Props) => {
  const { t } = useTranslation();
  const roleDescription = useRoleDescription();
  const reason = useReason(role, team);
  const rights = rightsOf(role.rights);
  const comparison = useComparison(rights, roles);
  const lacksRight = role.team?.key === team;
  return (
    <div className={classes.page}>
      <RoleNote>
        {reason} {lacksRight && <WhyNot place={{ kind: 'team', key: team }} right="TEAM:roleManagement" />}
      </RoleNote>
      <Card title={t('roles.edit.about')} aside={whose}>
        <dl className={classes.facts}>
          <div>
            <dt>{t('roles.edit.description')}</dt>
            <dd>{roleDescription(role) || t('roles.edit.noDescription')}</dd>
          </div>
          <div>
            <dt>{t('roles.edit.websiteRole')}</dt>
            <dd>{t(role.websiteRole ? 'roles.edit.websiteYes' : 'roles.edit.websiteNo')}</dd>
          </div>
        </dl>
      </Card>
      <section aria-labelledby="role-rights">
        <h2 id="role-rights" className={classes.heading}>
          {t('roles.edit.rights')}
        </h2>
        <CompareChoice comparison={comparison} roles={roles.filter(({ key }) => key !== role.key)} />
        <ReadRights rights={rights} comparison={comparison} />
      </section>
    </div>
  );
};
