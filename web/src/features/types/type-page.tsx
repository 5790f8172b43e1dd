import type { TypeConcern } from '@bronhouder/domain/fields/definition.ts';
import type { WrittenType } from '@bronhouder/domain/types/definition-shape.ts';
import { titleField } from '@bronhouder/domain/types/definition-problems.ts';
import { IconArrowLeft, IconForbid2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handled, queries } from '../../api/clients.ts';
import { isNotThere } from '../../api/refusal.ts';
import type { ApiAnswers } from '../../api/types.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { TypeEditor } from './edit/type-editor.tsx';
import type { ListedType } from './edit/type-form-context.ts';
import type { TypeSearch } from './type-search.ts';
import { OldVersion } from './versions/old-version.tsx';
import { VersionsCard } from './versions/versions-card.tsx';

const stay = () => undefined;

/** What a new type begins with: a section with the field that every type has. */
const useBeginning = (): WrittenType => {
  const { t } = useTranslation();
  return {
    name: { nl: '', en: '' },
    icon: 'building',
    category: '',
    active: true,
    removable: true,
    sections: [
      {
        key: 'general',
        label: { nl: t('types.begin.section.nl'), en: t('types.begin.section.en') },
        fields: [
          {
            kind: 'text',
            key: titleField,
            label: { nl: t('types.begin.title.nl'), en: t('types.begin.title.en') },
            required: true,
            maxLength: 120,
          },
        ],
      },
    ],
  };
};

/** The way back to the list. */
const AllTypes = ({ concerns }: { concerns: TypeConcern }) => (
  <ButtonLink {...paths.types(concerns)} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
    {useTranslation().t('types.all')}
  </ButtonLink>
);

const NewType = ({ concerns, all }: { concerns: TypeConcern; all: ListedType[] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  const [draft] = useState(useBeginning());
  // After the guard of the form heard that nothing is unsaved any more.
  useEffect(() => {
    if (made) void navigate({ ...paths.type(made), replace: true });
  }, [made, navigate]);
  const title = t(`types.new.${concerns}`);
  return (
    <>
      <PageHead title={title} page={title} actions={<AllTypes concerns={concerns} />} />
      <TypeEditor type={null} concerns={concerns} kept={{ draft, version: 0 }} all={all} onMade={setMade} />
    </>
  );
};

const ExistingType = ({ type, all }: { type: ApiAnswers['type']['get']; all: ListedType[] }) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { key, version, ...draft } = type.definition;
  const name = local(draft.name);
  return (
    <>
      <PageHead
        title={name}
        page={name}
        actions={<AllTypes concerns={type.concerns} />}
        chips={
          <>
            <Chip>{t(`types.ofOne.${type.concerns}`)}</Chip>
            {!draft.active && (
              <Chip tone="warn" icon={<IconForbid2 size={14} aria-hidden />}>
                {t('types.list.unavailable')}
              </Chip>
            )}
            <Chip>{t(`types.list.records.${type.concerns}`, { count: type.records })}</Chip>
          </>
        }
      />
      <TypeEditor key={key} type={key} concerns={type.concerns} kept={{ draft, version }} all={all} onMade={stay}>
        <VersionsCard type={key} versions={type.versions} />
      </TypeEditor>
    </>
  );
};

const TypeByKey = ({ type: key, version, all }: { type: string; version: number | undefined; all: ListedType[] }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(queries.type.get.queryOptions({ input: { key }, ...handled }));
  if (!data && isNotThere(error)) return <Navigate {...paths.notFound('type', key)} replace />;
  if (!data) return error ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
  if (version !== undefined && version < data.version) return <OldVersion type={key} number={version} of={data.version} />;
  return <ExistingType type={data} all={all} />;
};

/** `/tenant/type/:type`: a type to look at and to change; `new`: one to make. */
export const TypePage = () => {
  const { t } = useTranslation();
  const { type = '' } = useParams({ strict: false });
  const { concerns = 'organisation', version }: TypeSearch = useSearch({ strict: false });
  const { data: all, isError, refetch } = useQuery(queries.type.list.queryOptions({ input: {} }));
  if (!all) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
  return type === 'new' ? (
    <NewType key={concerns} concerns={concerns} all={all} />
  ) : (
    <TypeByKey key={type} type={type} version={version} all={all} />
  );
};
