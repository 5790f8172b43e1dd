import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../forms/message.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Editing } from './editing.ts';
import { problemsAt } from './input.ts';
import classes from './settings.module.css';

const errorOf = (problems: Editing['problems']) => (problems.length > 0 ? { error: <Message problems={problems} /> } : {});

/** Name and comment of a team; text for who may not change them. */
export const AboutCard = ({ input, editable, problems, onChange }: Editing) => {
  const { t } = useTranslation();
  if (!editable)
    return (
      <Card title={t('teamSettings.about')}>
        <strong>{input.name}</strong>
        <p className={`${classes.comment} ${classes.lead}`} style={{ margin: '4px 0 0' }}>
          {input.comment || t('teamSettings.noComment')}
        </p>
      </Card>
    );
  return (
    <Card title={t('teamSettings.about')}>
      <div className={classes.fields}>
        <TextInput
          id="team-name"
          label={t('teamSettings.name')}
          required
          withAsterisk
          maxLength={200}
          value={input.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          {...errorOf(problemsAt(problems, 'name'))}
        />
        <Textarea
          id="team-comment"
          label={t('teamSettings.comment')}
          description={t('teamSettings.commentHelp')}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          value={input.comment}
          onChange={(event) => onChange({ comment: event.currentTarget.value })}
          {...errorOf(problemsAt(problems, 'comment'))}
        />
      </div>
    </Card>
  );
};
