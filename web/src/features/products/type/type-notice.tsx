import { typeNeeded } from '@bronhouder/domain/products/type-needed.ts';
import { Alert } from '@mantine/core';
import { IconInfoCircle, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import type { ProductInView } from '../record.ts';
import { mayChangeType } from './may-change-type.ts';
import classes from './type.module.css';

/** What is to be known of the type of a product: that it needs another one to go on (point 5), or that its own is no longer available. */
export const TypeNotice = ({ view }: { view: ProductInView }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const { product, types, from } = view;
  const [type] = types;
  if (typeNeeded(type, product.content)) {
    return (
      <Alert role="note" color="red" icon={<IconReplace size={18} aria-hidden />} title={t('typeChange.needed')}>
        {mayChangeType(view) ? (
          <ButtonLink {...paths.productType(from, product.key, product.type.key)} size="compact-sm" className={classes.lead ?? ''}>
            {t('typeChange.action')}
          </ButtonLink>
        ) : (
          t('typeChange.readOnly')
        )}
      </Alert>
    );
  }
  if (!type || type.active) return null;
  return (
    <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />} title={t('typeChange.unavailable')}>
      {t('typeChange.inactive', { type: pick(type.name) })}
    </Alert>
  );
};
