import { combine } from '@bronhouder/domain/types/combine.ts';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { FocusBack } from '../../records/publish/focus-back.tsx';
import { typesOf } from '../../records/record-view.ts';
import { useProductTypes } from '../types.ts';
import { CopyDialog } from './copy-dialog.tsx';

type Row = { key: string; title: string };

/** What is copied is asked for when it is about to be. */
const Opened = ({ row, onClose }: { row: Row; onClose: () => void }) => {
  const product = useQuery(queries.product.get.queryOptions({ input: { key: row.key } })).data;
  const types = useProductTypes().data;
  if (!product || !types) return null;
  return <CopyDialog original={{ ...product, sections: combine(typesOf([product.type], types)) }} onClose={onClose} />;
};

/** Copies a product from the list that it stands in. */
export const CopyRow = ({ row }: { row: Row }) => {
  const { t } = useTranslation();
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconCopy size={14} aria-hidden />}
        aria-label={t('copying.of', { title: row.title })}
        onClick={() => open(true)}
      >
        {t('copying.confirm')}
      </Button>
      {opened && (
        <FocusBack>
          <Opened row={row} onClose={() => open(false)} />
        </FocusBack>
      )}
    </>
  );
};
