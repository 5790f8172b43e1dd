import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFieldNames } from '../../records/edit/use-field-names.ts';
import classes from './copying.module.css';
import type { choosable, Original } from './original.ts';

/** What never comes along, whatever is chosen. */
export const Behind = ({ original, parts }: { original: Original; parts: ReturnType<typeof choosable> }) => {
  const { t } = useTranslation();
  const names = useFieldNames(original.sections);
  return (
    <section className={classes.behind}>
      <h3>
        <IconX size={16} color="var(--ink-3)" aria-hidden /> {t('copying.behind')}
      </h3>
      <ul>
        {parts.identifying.length > 0 && <li>{t('copying.identifying', { names: names(parts.identifying) })}</li>}
        {parts.locked.length > 0 && <li>{t('copying.protected', { names: names(parts.locked) })}</li>}
        <li>{t('copying.history')}</li>
      </ul>
    </section>
  );
};
