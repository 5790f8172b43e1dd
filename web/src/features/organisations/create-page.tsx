import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { refusalIn } from '../../api/refusal.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { ButtonLink } from '../../shell/links.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Chip } from '../../ui/chip.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { CreateForm } from './create/create-form.tsx';
import { ImpossibleTypes } from './create/impossible.tsx';
import { CreationNotAllowed } from './create/not-allowed.tsx';
import { typeReasons, typesInAddress } from './create/type-reasons.ts';
import { type Creation, useCreation } from './create/use-creation.ts';
import { useTypes } from './types.ts';
import { typesOf } from '../records/record-view.ts';

type Props = { team: string; keys: string[]; creation: Creation; all: TypeDefinition[] };

const Page = ({ team, keys, creation, all }: Props) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const reasons = typeReasons(keys, all, creation);
  if (reasons.length > 0) {
    const possible = keys.filter((key) => creation.types.some((type) => type.key === key && type.active));
    return <ImpossibleTypes team={team} reasons={reasons} possible={possible} />;
  }
  const types = typesOf(
    keys.map((key) => ({ key })),
    all,
  );
  return (
    <>
      <PageHead
        title={t('creation.form.title')}
        page={t('creation.form.title')}
        chips={types.map(({ key, name }) => <Chip key={key}>{pick(name)}</Chip>)}
        actions={
          <ButtonLink {...paths.teamOrganisation(team, keys)} variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />}>
            {t('creation.form.change')}
          </ButtonLink>
        }
      />
      <CreateForm key={`${team} ${keys.join()}`} team={team} types={types} creation={creation} />
    </>
  );
};

/** `/team/:team/organisation/create/:typeIds+`: fill in a new organisation of these types (point 2). */
export const CreatePage = () => {
  const { t } = useTranslation();
  const { team = '', _splat } = useParams({ strict: false });
  const creation = useCreation(team);
  const types = useTypes();
  if (refusalIn(creation.error)?.status === 403) return <CreationNotAllowed team={team} />;
  if (creation.data && types.data) return <Page team={team} keys={typesInAddress(_splat)} creation={creation.data} all={types.data} />;
  const again = () => {
    void creation.refetch();
    void types.refetch();
  };
  return creation.isError || types.isError ? <LoadFailure onRetry={again} /> : <PageSkeleton label={t('shell.loading')} />;
};
