import { Button, Menu, Text } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSaveKey } from '../../../forms/use-save-key.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { useWhy } from '../publish/use-why.ts';
import classes from './edit.module.css';
import type { RecordInView } from '../record-view.ts';
import type { SaveWay } from './save-ways.ts';

type Props = {
  view: RecordInView;
  ways: SaveWay[];
  /** Why nothing can be saved now, such as conflicts that nobody has looked at. */
  blocked: string | null;
  /** Nothing was typed: saving means something only where it changes the state. */
  unchanged: boolean;
  state: SaveWay['state'];
  saving: boolean;
  save: (way: SaveWay) => void;
};

const useReason = ({ view, ways, blocked, unchanged, state }: Omit<Props, 'saving' | 'save'>) => {
  const { t } = useTranslation();
  const why = useWhy(
    view,
    ways.map((way) => way.lacks?.code ?? null),
  );
  return (way: SaveWay): string | undefined => {
    if (way.lacks) return why.brief(way.lacks.act, way.lacks.code);
    if (blocked) return blocked;
    return unchanged && !way.thenPublish && way.state === state ? t('edit.save.unchanged') : undefined;
  };
};

const OtherWays = ({ ways, reasonOf, save }: { ways: SaveWay[]; reasonOf: (way: SaveWay) => string | undefined; save: Props['save'] }) => {
  const { t } = useTranslation();
  // A way that is not open stays in reach of the keyboard, with its reason.
  const choose = (way: SaveWay) => {
    if (!reasonOf(way)) save(way);
  };
  return (
    <Menu position="top-end" width={300}>
      <Menu.Target>
        <Button className={classes.more} aria-label={t('forms.bar.otherWays')}>
          <IconChevronUp size={16} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map((way) => (
          <Menu.Item
            key={way.name}
            {...(reasonOf(way) && { 'aria-disabled': true, 'data-disabled': true, closeMenuOnClick: false })}
            onClick={() => choose(way)}
          >
            {t(`edit.save.${way.name}`)}
            <Text size="xs" c="dimmed">
              {reasonOf(way) ?? t(`edit.save.${way.name}Lead`)}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** The usual way to save as a button (also Ctrl+S), the others in a menu beside it. */
export const SaveButton = ({ saving, save, ...now }: Props) => {
  const { t } = useTranslation();
  const reasonOf = useReason(now);
  const [usual, ...others] = now.ways;
  const saveUsual = () => {
    if (usual && !reasonOf(usual)) save(usual);
  };
  useSaveKey(saveUsual);
  if (!usual) return null;
  return (
    <span className={classes.split}>
      <ActionButton className={others.length > 0 ? classes.usual : undefined} loading={saving} reason={reasonOf(usual)} onClick={saveUsual}>
        {t(`edit.save.${usual.name}`)}
      </ActionButton>
      {others.length > 0 && <OtherWays ways={others} reasonOf={reasonOf} save={save} />}
    </span>
  );
};
