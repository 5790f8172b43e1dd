import { ActionIcon, Menu, Popover, Text } from '@mantine/core';
import { type Icon, IconDotsVertical, IconLock, IconMailForward, IconMailX, IconPencil, IconUserMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { acts, type Line, type LineAct } from './line.ts';
import { useLineWords } from './use-line-words.ts';

const icons: Record<LineAct, Icon> = {
  change: IconPencil,
  remove: IconUserMinus,
  resend: IconMailForward,
  withdraw: IconMailX,
};
const endsIt: readonly LineAct[] = ['remove', 'withdraw'];

const Locked = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  return (
    <Popover width={280} withArrow position="bottom-end" returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--ink-3)" size={28} aria-label={t('assignments.locked', { name })}>
          <IconLock size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" role="status">
          {t('assignments.lockedWhy')}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
};

/** What the user may do with a line; with a role that gives more than they could hand out nothing, and why. */
export const LineMenu = ({ line, onAct }: { line: Line; onAct: (act: LineAct, line: Line) => void }) => {
  const { t } = useTranslation();
  const { wordsOf } = useLineWords();
  const words = wordsOf(line);
  const possible = acts.filter((act) => line.actions.includes(act));
  if (possible.length === 0) return <Locked name={words.name} />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" c="var(--ink-2)" size={28} aria-label={t('assignments.actionsOf', words)}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {possible.map((act) => {
          const Sign = icons[act];
          return (
            <Menu.Item
              key={act}
              leftSection={<Sign size={16} aria-hidden />}
              {...(endsIt.includes(act) && { color: 'red' })}
              onClick={() => onAct(act, line)}
            >
              {t(`assignments.act.${act}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
