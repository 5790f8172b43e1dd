import { Alert } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { LoadFailure } from '../../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../../shell/links.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { FormPreview } from '../preview/form-preview.tsx';
import { useChangeText } from './use-change-text.ts';
import { useMadeText } from './versions-card.tsx';
import classes from './versions.module.css';

/** An older version of a type: what it changed, and the form as it was. */
export const OldVersion = ({ type, number, of }: { type: string; number: number; of: number }) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const made = useMadeText();
  const changeText = useChangeText();
  const { data, isError, refetch } = useQuery({
    ...queries.type.version.queryOptions({ input: { key: type, number } }),
    staleTime: Infinity,
  });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
  return (
    <>
      <PageHead
        title={local(data.definition.name)}
        page={t('types.versions.version', { number })}
        actions={<ButtonLink {...paths.type(type)}>{t('types.versions.back')}</ButtonLink>}
      />
      <div className={classes.page}>
        <Alert color="gray" role="note" icon={<IconHistory size={18} aria-hidden />} title={t('types.versions.old', { number, of })}>
          {made(data)}
          {data.changes.length > 0 && (
            <ul className={classes.changes}>
              {data.changes.map((change) => (
                <li key={`${change.code} ${change.path}`}>{changeText(change)}</li>
              ))}
            </ul>
          )}
        </Alert>
        <Card title={t('types.edit.preview')}>
          <FormPreview sections={data.definition.sections} />
        </Card>
      </div>
    </>
  );
};
