import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowsMove, IconDots, IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamNode } from '../tree/grow-tree.ts';
import { actsOn, type TeamAct } from './team-acts.ts';

const icons = { create: IconPlus, save: IconEdit, move: IconArrowsMove, remove: IconTrash } as const;

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'color' | 'style'> & { label: string };

const MenuButton = ({ label, ...button }: ButtonProps) => (
  <ActionIcon variant="subtle" color="gray" c="var(--ink-2)" size={32} aria-label={label} title={label} aria-haspopup="menu" {...button}>
    <IconDots size={18} aria-hidden />
  </ActionIcon>
);

type Props = { node: TeamNode; active: boolean; onAct: (act: TeamAct) => void };

/** What the user may do with a team of the tree; nothing where they may do nothing. The menu is drawn once somebody opens it: a tree is long. */
export const RowMenu = ({ node, active, onAct }: Props) => {
  const { t } = useTranslation();
  const [used, use] = useState(false);
  const acts = actsOn(node);
  if (acts.length === 0) return null;
  const button = { label: t('subteams.acts.label', { team: node.name }), tabIndex: active ? 0 : -1 };
  if (!used) return <MenuButton {...button} onClick={() => use(true)} />;
  return (
    <Menu position="bottom-end" width={220} withinPortal defaultOpened>
      <Menu.Target>
        <MenuButton {...button} />
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => {
          const Sign = icons[act];
          return (
            <Menu.Item
              key={act}
              leftSection={<Sign size={16} aria-hidden />}
              {...(act === 'remove' && { c: 'var(--bad)' })}
              onClick={() => onAct(act)}
            >
              {t(`subteams.acts.${act}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
};
