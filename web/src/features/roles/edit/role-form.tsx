import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { notHeldForChange } from '@bronhouder/domain/roles/grantable.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { AboutCard } from './about-card.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { EditRights } from './edit-rights.tsx';
import classes from './form.module.css';
import { NewerNotice } from './newer-notice.tsx';
import { ReadRights } from './read-rights.tsx';
import { RoleBar } from './role-bar.tsx';
import type { Draft, ListedRole } from './role-draft.ts';
import { SaveRefusal } from './save-refusal.tsx';
import { useComparison } from './use-comparison.ts';
import { useRoleForm } from './use-role-form.ts';

export type RoleFormProps = {
  team: string;
  /** Null: a new role. */
  saved: { key: string; version: number } | null;
  begin: Draft;
  copiedFrom: string | null;
  grantable: Right[];
  roles: readonly ListedRole[];
  whose: string;
  note?: ReactNode;
  onMade: (key: string) => void;
};

/** The editor of a role of the team: what it is called, and what whoever has it may (points 3, 5 and 6). */
export const RoleForm = ({ team, saved, begin, copiedFrom, grantable, roles, whose, note, onMade }: RoleFormProps) => {
  const { t } = useTranslation();
  const kept = { draft: begin, version: saved?.version ?? 0 };
  const form = useRoleForm({ team, key: saved?.key ?? null, copiedFrom, kept, onMade });
  const { draft, changes, problems, saving } = form;
  const comparison = useComparison(draft.rights, roles);
  // What the role gives is changed only by who could give it.
  const open = notHeldForChange(grantable, { ...form.base.draft, websiteRole: !form.base.draft.websiteRole }, form.base.draft).length === 0;
  const blocked = () => {
    if (form.newer) return t('roles.edit.newer');
    if (problems.length > 0) return t('roles.edit.hasProblems', { count: problems.length });
    return saved && changes === 0 ? t('roles.edit.unchanged') : undefined;
  };
  return (
    <>
      <UnsavedGuard dirty={form.dirty} />
      <div className={classes.page}>
        {note}
        {form.restored && <RestoredNotice at={form.restored} onDiscard={form.discard} onClose={form.dismiss} />}
        {form.newer && (
          <NewerNotice
            before={form.base.draft}
            now={kept.version > form.base.version ? kept.draft : undefined}
            onKeep={form.keepMine}
            onTake={form.takeTheirs}
          />
        )}
        <SaveRefusal saving={saving} />
        <AboutCard draft={draft} problems={problems} whose={whose} open={open} onChange={form.change} onLeave={form.tell} />
        {!open && (
          <Alert color="gray" icon={<IconLock size={18} aria-hidden />} title={t('roles.edit.lockedTitle')}>
            {t('roles.edit.locked')}
          </Alert>
        )}
        <section aria-labelledby="role-rights">
          <h2 id="role-rights" className={classes.heading}>
            {t('roles.edit.rights')}
          </h2>
          <CompareChoice comparison={comparison} roles={roles.filter(({ key }) => key !== saved?.key)} />
          {open ? (
            <EditRights
              chosen={draft.rights}
              grantable={grantable}
              comparison={comparison}
              onChange={(rights) => form.change({ rights })}
            />
          ) : (
            <ReadRights rights={draft.rights} comparison={comparison} />
          )}
        </section>
      </div>
      <RoleBar
        isNew={saved === null}
        changes={changes}
        blocked={blocked()}
        saving={saving.pending}
        onDiscard={form.discard}
        onSave={form.save}
      />
    </>
  );
};

/** What somebody should know before they change a role. */
export const RoleNote = ({ children }: { children: ReactNode }) => (
  <Alert color="yellow" role="note" icon={<IconInfoCircle size={18} aria-hidden />}>
    {children}
  </Alert>
);
