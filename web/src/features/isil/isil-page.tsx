import { Alert } from '@mantine/core';
import { IconArchive, IconBarcode, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/clients.ts';
import type { OrganisationMenu } from '../../api/types.ts';
import { LoadFailure } from '../../shell/failures/load-failure.tsx';
import { useOrganisationMenu } from '../../shell/menu/menus.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Lead } from '../../ui/lead.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { RightButton } from '../rights/right-button.tsx';
import type { IsilList } from './code.ts';
import { CodeDialog } from './code-dialog.tsx';
import { CodeRow } from './code-row.tsx';
import { History } from './history.tsx';
import classes from './isil.module.css';
import { RemoveDialog } from './remove-dialog.tsx';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'remove'; key: string } | null;

const Page = ({ menu, list: { codes, history } }: { menu: OrganisationMenu; list: IsilList }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>(null);
  const { key, title, archived } = menu;
  const held = menu.organisationActions.includes('update');
  const mayChange = held && !archived;
  const close = () => setOpen(null);
  const chosen = open && 'key' in open ? codes.find((code) => code.key === open.key) : undefined;
  return (
    <>
      <PageHead
        title={t('isil.title')}
        page={t('isil.title')}
        actions={
          !archived && (
            <RightButton
              leftSection={<IconPlus size={16} aria-hidden />}
              place={{ kind: 'organisation', key }}
              right="ORGANISATION:update"
              held={held}
              onClick={() => setOpen({ dialog: 'add' })}
            >
              {t('isil.add')}
            </RightButton>
          )
        }
      />
      <Lead>{t('isil.lead', { organisation: title })}</Lead>
      <div className={classes.page}>
        {archived && (
          <Alert
            className={classes.whole ?? ''}
            color="yellow"
            role="note"
            icon={<IconArchive size={18} aria-hidden />}
            title={t('isil.archived')}
          />
        )}
        <Card title={t('isil.codes')}>
          {codes.length === 0 && (
            <EmptyState icon={IconBarcode} title={t('isil.empty')}>
              {t(mayChange ? 'isil.emptyLead' : 'isil.emptyRead')}
            </EmptyState>
          )}
          <RowList>
            {codes.map((code) => (
              <CodeRow
                key={code.key}
                organisation={key}
                code={code}
                mayChange={mayChange}
                onEdit={() => setOpen({ dialog: 'edit', key: code.key })}
                onRemove={() => setOpen({ dialog: 'remove', key: code.key })}
              />
            ))}
          </RowList>
        </Card>
        <History organisation={key} lines={history} />
      </div>
      {open?.dialog === 'add' && <CodeDialog organisation={key} codes={codes} code={undefined} onClose={close} />}
      {open?.dialog === 'edit' && chosen && <CodeDialog organisation={key} codes={codes} code={chosen} onClose={close} />}
      {open?.dialog === 'remove' && chosen && <RemoveDialog organisation={key} code={chosen} onClose={close} />}
    </>
  );
};

/** `/organisation/:organisation/isil`: the codes by which libraries and archives are known, and what happened to them (points 3 and 5). */
export const IsilPage = () => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const menu = useOrganisationMenu();
  const { data, isError, refetch } = useQuery(queries.isil.list.queryOptions({ input: { organisation } }));
  if (menu && data) return <Page key={organisation} menu={menu} list={data} />;
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <PageSkeleton label={t('shell.loading')} />;
};
