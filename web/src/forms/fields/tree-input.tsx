import { CloseButton, Pill, PillsInput, Popover, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Control } from '../field-props.ts';
import { ancestorsOf, nodesByValue, type TreeNode, visibleNodes } from '../tree.ts';
import { nodeId, TreeList } from './tree-list.tsx';
import { useTreeKeys } from './use-tree-keys.ts';

type Props = {
  control: Control;
  tree: TreeNode[];
  value: string[];
  placeholder: string;
  /** Told when the tree could not be fetched; what was chosen stays. */
  failure: string | null;
  onChange: (value: string[]) => void;
};

/** Which nodes are opened, what is searched for, and whether the list is there; it starts with what was chosen in sight. */
const useSight = (tree: TreeNode[], value: string[]) => {
  const [listOpened, setListOpened] = useState(false);
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => (listOpened ? visibleNodes(tree, { opened, query }) : []), [tree, opened, query, listOpened]);
  const openList = (to: boolean) => {
    if (to && !listOpened) setOpened(new Set([...opened, ...value.flatMap((one) => ancestorsOf(tree, one))]));
    if (!to) setQuery('');
    setListOpened(to);
  };
  const openNode = (node: string, to: boolean) => setOpened(new Set(to ? [...opened, node] : [...opened].filter((one) => one !== node)));
  return { listOpened, openList, query, setQuery, shown, openNode };
};

/** Chooses any number of nodes of a tree: by searching, or by opening it. A chosen parent says nothing of its children. */
export const TreeInput = ({ control, tree, value, placeholder, failure, onChange }: Props) => {
  const { t } = useTranslation();
  const { listOpened, openList, query, setQuery, shown, openNode } = useSight(tree, value);
  const nodes = useMemo(() => nodesByValue(tree), [tree]);
  const choose = (one: string) => {
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
    setQuery('');
  };
  const remove = (one: string | undefined) => onChange(value.filter((other) => other !== one));
  const keys = useTreeKeys({ shown, listOpened, openList, openNode, choose, removeLast: () => remove(value.at(-1)), typed: query !== '' });
  const listId = `${control.id}-tree`;
  return (
    <>
      <Popover
        opened={listOpened}
        onDismiss={() => openList(false)}
        width="target"
        position="bottom-start"
        shadow="md"
        trapFocus={false}
        withRoles={false}
      >
        <Popover.Target>
          <PillsInput
            {...control}
            rightSection={
              value.length > 0 ? <CloseButton size="sm" aria-label={t('forms.tree.clear')} onClick={() => onChange([])} /> : undefined
            }
            onClick={() => openList(true)}
          >
            <Pill.Group>
              {value.map((one) => (
                <Pill key={one} withRemoveButton onRemove={() => remove(one)}>
                  {nodes.get(one)?.label ?? one}
                </Pill>
              ))}
              <PillsInput.Field
                role="combobox"
                aria-haspopup="tree"
                aria-expanded={listOpened}
                aria-controls={listOpened ? listId : undefined}
                aria-activedescendant={keys.active ? nodeId(listId, keys.active) : undefined}
                autoComplete="off"
                placeholder={value.length === 0 ? placeholder : undefined}
                value={query}
                onChange={(event) => {
                  setQuery(event.currentTarget.value);
                  openList(true);
                  keys.forget();
                }}
                onKeyDown={keys.onKeyDown}
                onBlur={() => openList(false)}
              />
            </Pill.Group>
          </PillsInput>
        </Popover.Target>
        <Popover.Dropdown p={4}>
          <TreeList id={listId} label={placeholder} shown={shown} active={keys.active} chosen={value} open={openNode} choose={choose} />
        </Popover.Dropdown>
      </Popover>
      {failure && (
        <Text size="xs" c="red" mt={4}>
          {failure}
        </Text>
      )}
    </>
  );
};
