import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/chip.tsx';
import classes from './rights.module.css';

/** How a right differs from another role: only here, or only there. */
export type Mark = { kind: 'more' | 'less'; than: string } | undefined;

export const DifferenceMark = ({ mark }: { mark: Mark }) => {
  const { t } = useTranslation();
  if (!mark) return null;
  const { kind, than } = mark;
  const Sign = kind === 'more' ? IconPlus : IconMinus;
  return (
    <span className={classes.mark} title={t(`roles.compare.${kind}Than`, { name: than })}>
      <Chip tone={kind === 'more' ? 'ok' : 'warn'} icon={<Sign size={12} aria-hidden />}>
        {t(`roles.compare.${kind}`)}
      </Chip>
    </span>
  );
};
