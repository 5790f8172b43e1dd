import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { IconLock } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LibraryOf } from '../../forms/supplements/library-of.tsx';
import { useSupplementTypes } from '../../forms/supplements/types.ts';
import { useLocalised } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../shell/links.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { AddForm } from './edit/add-form.tsx';
import classes from './library.module.css';

const Page = ({ organisation, type }: { organisation: string; type: TypeDefinition }) => {
  const { t } = useTranslation();
  const name = useLocalised()(type.name);
  const menu = useOrganisationMenu();
  const title = t('supplement.page.add', { type: name });
  const mayAdd = menu?.supplementActions.includes('create') === true && !menu.archived && type.active;
  return (
    <>
      <PageHead title={title} page={title} />
      {menu && !mayAdd && (
        <EmptyState
          icon={IconLock}
          title={t(type.active ? 'supplement.page.notAllowed' : 'supplement.inactive')}
          action={<ButtonLink {...paths.supplements(organisation, type.key)}>{name}</ButtonLink>}
        />
      )}
      {menu && mayAdd && (
        <>
          <p className={classes.lead}>{t('supplement.page.addLead', { organisation: menu.title })}</p>
          <LibraryOf organisation={organisation}>
            <AddForm key={type.key} organisation={organisation} type={type} fieldAdmin={menu.supplementActions.includes('fieldAdmin')} />
          </LibraryOf>
        </>
      )}
    </>
  );
};

/** Adds a supplement to the library (point 2, `supplements/:type/add`). */
export const AddPage = () => {
  const { t } = useTranslation();
  const { organisation = '', type: key } = useParams({ strict: false });
  const types = useSupplementTypes();
  const type = types.find((one) => one.key === key);
  if (type) return <Page organisation={organisation} type={type} />;
  if (types.length === 0) return <PageSkeleton label={t('shell.loading')} />;
  return (
    <>
      <PageHead title={t('supplement.library')} page={t('supplement.library')} />
      <EmptyState icon={IconLock} title={t('supplement.unknownType')}>
        {t('supplement.unknownTypeLead')}
      </EmptyState>
    </>
  );
};
