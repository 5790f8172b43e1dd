import { useTranslation } from 'react-i18next';
import { useWhyNot } from '../../rights/use-why-not.ts';
import classes from './copy.module.css';

/** Copying takes a team to make the copy in: who may make organisations nowhere reads which right that is, and who gives it. */
export const Nowhere = ({ organisation }: { organisation: string }) => {
  const { t } = useTranslation();
  const why = useWhyNot({ kind: 'organisation', key: organisation }, true);
  return (
    <div className={classes.nowhere}>
      <p>{t('creation.copy.nowhere')}</p>
      <p>{why.full('ORGANISATION:create')}</p>
    </div>
  );
};
