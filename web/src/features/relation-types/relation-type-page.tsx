import { nameOf } from '@bronhouder/domain/relations/labels.ts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../api/clients.ts';
import { isNotThere } from '../../api/refusal.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { atStart } from '../relations/words.ts';
import { draftOf, emptyDraft, type RelationType } from './draft.ts';
import { ReadType } from './edit/read-type.tsx';
import { RemoveDialog } from './edit/remove-dialog.tsx';
import { TypeForm } from './edit/type-form.tsx';
import { KindChip } from './kind-chip.tsx';

const stay = () => undefined;

/** `/team/:team/relationtype/add` (point 2): a relation type to make. */
export const NewRelationTypePage = () => {
  const { t } = useTranslation();
  const { team = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const title = t('relations.edit.newTitle');
  // After the guard of the form heard that nothing is unsaved any more.
  useEffect(() => {
    if (made) void navigate({ ...paths.teamRelationType(team, made), replace: true });
  }, [made, navigate, team]);
  const above = [{ title: t('relations.types.title'), path: paths.teamRelationTypes(team) }];
  return (
    <>
      <PageHead title={title} page={title} above={above} />
      <TypeForm team={team} saved={null} begin={emptyDraft()} onMade={setMade} />
    </>
  );
};

const Existing = ({ team, type }: { team: string; type: RelationType }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [removing, remove] = useState(false);
  const name = atStart(nameOf(type));
  const above = [{ title: t('relations.types.title'), path: paths.teamRelationTypes(team) }];
  return (
    <>
      <PageHead
        title={name}
        page={name}
        above={above}
        chips={<KindChip kind={type.kind} />}
        actions={
          type.editable && (
            <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => remove(true)}>
              {t('relations.remove.open')}
            </Button>
          )
        }
      />
      {type.editable && <TypeForm key={type.key} team={team} saved={type} begin={draftOf(type)} onMade={stay} />}
      {!type.editable && <ReadType team={team} type={type} />}
      {removing && (
        <RemoveDialog
          team={team}
          type={type}
          onClose={() => remove(false)}
          onRemoved={() => void navigate(paths.teamRelationTypes(team))}
        />
      )}
    </>
  );
};

/** `/team/:team/relationtype/:relationTypeKey` (point 2): a relation type to read or to change. */
export const RelationTypePage = () => {
  const { t } = useTranslation();
  const { team = '', relationTypeKey: key = '' } = useParams({ strict: false });
  const { data, error, refetch } = useQuery(
    // One that was just deleted is asked for once more: its page goes away.
    queries.relationType.get.queryOptions({ input: { team, relationType: key }, ...handled }),
  );
  if (data) return <Existing key={key} team={team} type={data} />;
  if (isNotThere(error)) return <Navigate {...paths.notFound('relationtype', key)} replace />;
  return error ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
};
