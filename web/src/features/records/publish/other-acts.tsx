import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RecordInView } from '../record-view.ts';
import { commonReason } from './common-reason.ts';
import type { DialogName } from './dialog-name.ts';
import { otherActs } from './main-act.ts';
import type { MoreAct } from './more-act.ts';
import classes from './publish-button.module.css';
import { useWhy } from './use-why.ts';

type Props<View extends RecordInView> = { view: View; more: readonly MoreAct<View>[]; onOpen: (dialog: DialogName) => void };

/** What can be done besides publishing: what only this kind of record knows, and the acts that its state allows now. */
export const OtherActs = <View extends RecordInView>({ view, more, onOpen }: Props<View>) => {
  const { t } = useTranslation();
  const others = otherActs(view.record.facts, view.now, view.rights, view.kind.name);
  const why = useWhy(
    view,
    others.map(({ reason }) => reason),
  );
  const common = commonReason(others.map(({ act, reason }) => why.brief(act, reason)));
  const shown = more.filter((act) => act.shown(view));
  return (
    <Menu.Dropdown>
      {shown.map(({ name, text }) => (
        <Menu.Item key={name} className={classes.item ?? ''} onClick={() => onOpen(name)}>
          {t(text)}
        </Menu.Item>
      ))}
      {shown.length > 0 && others.length > 0 && <Menu.Divider />}
      {common && <Menu.Label className={classes.common ?? ''}>{common}</Menu.Label>}
      {others.map(({ act, reason }) => (
        <Menu.Item
          key={act}
          className={classes.item ?? ''}
          aria-disabled={reason !== null}
          data-disabled={reason !== null || undefined}
          closeMenuOnClick={reason === null}
          onClick={() => reason === null && onOpen(act)}
        >
          {t(`publication.acts.${act}`)}
          {reason !== null && !common && <p className={classes.told}>{why.brief(act, reason)}</p>}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
};
