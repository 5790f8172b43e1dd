import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '../../../shell/links.tsx';
import type { RecordInView } from '../record-view.ts';
import { commonReason } from './common-reason.ts';
import type { DialogName } from './dialog-name.ts';
import { otherActs } from './main-act.ts';
import type { MoreAct } from './more-act.ts';
import classes from './publish-button.module.css';
import { useWhy } from './use-why.ts';

type ItemProps<View extends RecordInView> = { act: MoreAct<View>; view: View; onOpen: (dialog: DialogName) => void };

/** An act that only this kind of record knows: a dialog, a page of its own, or why it cannot be done. */
const MoreItem = <View extends RecordInView>({ act, view, onOpen }: ItemProps<View>) => {
  const { t } = useTranslation();
  const against = act.against?.(view) ?? null;
  if (against !== null)
    return (
      <Menu.Item className={classes.item ?? ''} aria-disabled data-disabled closeMenuOnClick={false}>
        {t(act.text)}
        <p className={classes.told}>{t(`refusals.${against}.message`)}</p>
      </Menu.Item>
    );
  if ('path' in act)
    return (
      <MenuLink className={classes.item ?? ''} {...act.path(view)}>
        {t(act.text)}
      </MenuLink>
    );
  return (
    <Menu.Item className={classes.item ?? ''} onClick={() => onOpen(act.name)}>
      {t(act.text)}
    </Menu.Item>
  );
};

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
      {shown.map((act) => (
        <MoreItem key={act.name} act={act} view={view} onOpen={onOpen} />
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
