import type { Problem } from '@bronhouder/domain/problem.ts';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { messageAt } from '../../../forms/message.tsx';
import { Card } from '../../../ui/card.tsx';
import classes from './form.module.css';
import type { Draft } from './role-draft.ts';

type Props = {
  draft: Draft;
  problems: Problem[];
  whose: string;
  /** Whether what the role gives may be changed. */
  open: boolean;
  onChange: (change: Partial<Draft>) => void;
  onLeave: () => void;
};

/** Name, description and websites of a role, to fill in. */
export const AboutCard = ({ draft, problems, whose, open, onChange, onLeave }: Props) => {
  const { t } = useTranslation();
  return (
    <Card title={t('roles.edit.about')} aside={whose}>
      <div className={classes.fields}>
        <TextInput
          id="role-name"
          label={t('roles.edit.name')}
          description={t('roles.edit.nameHelp')}
          required
          value={draft.name}
          error={messageAt(problems, 'name')}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          onBlur={onLeave}
        />
        <Textarea
          label={t('roles.edit.description')}
          description={t('roles.edit.descriptionHelp')}
          autosize
          minRows={2}
          value={draft.description}
          error={messageAt(problems, 'description')}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
          onBlur={onLeave}
        />
        {open ? (
          <Switch
            label={t('roles.edit.websiteRole')}
            description={t('roles.edit.websiteRoleHelp')}
            checked={draft.websiteRole}
            onChange={(event) => onChange({ websiteRole: event.currentTarget.checked })}
          />
        ) : (
          <div>
            <div className={classes.label}>{t('roles.edit.websiteRole')}</div>
            {t(draft.websiteRole ? 'roles.edit.websiteYes' : 'roles.edit.websiteNo')}
          </div>
        )}
      </div>
    </Card>
  );
};
