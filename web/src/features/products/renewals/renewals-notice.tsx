import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';
import { stillToRenew } from '@bronhouder/domain/products/to-renew.ts';
import { Alert, Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { jumpToField } from '../../../forms/jump.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { useFieldNames } from '../../records/edit/use-field-names.ts';
import { useNow } from '../../records/use-now.ts';
import classes from './renewals.module.css';
import { useTickOff } from './use-tick-off.ts';

type Props = { product: string; sections: Section[]; content: Content };

/**
 * What a copy still needs: each field that wants a value of its own, as a jump to it, until it is filled in or ticked off. What was
 * typed counts before it is saved.
 */
export const RenewalsNotice = ({ product, sections, content }: Props) => {
  const { t } = useTranslation();
  const names = useFieldNames(sections);
  const today = todayIn(useTimeZone(), useNow());
  const { data } = useQuery(queries.copying.renewals.queryOptions({ input: { key: product } }));
  const left = stillToRenew(data ?? [], fieldsOf(sections), content, today);
  const { tick, pending } = useTickOff(product, left.length);
  if (left.length === 0) return null;
  return (
    <Alert role="note" color="yellow" icon={<IconCopy aria-hidden />} title={t('copying.renewals.title', { count: left.length })}>
      {t('copying.renewals.lead')}
      <ul className={classes.list}>
        {left.map(({ field, reason }) => (
          <li key={field}>
            <span>
              <button type="button" className={classes.jump} onClick={() => jumpToField(field)}>
                {names([field])}
              </button>
              <span className={classes.reason}>{t(`copying.renewals.reasons.${reason}`)}</span>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconCheck size={14} aria-hidden />}
              aria-label={t('copying.renewals.tickOf', { field: names([field]) })}
              loading={pending === field}
              onClick={() => tick(field, names([field]))}
            >
              {t('copying.renewals.tick')}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
};
