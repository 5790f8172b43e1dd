import { Text, TreeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Control } from '../field-props.ts';
import { found, type TreeNode } from '../tree.ts';

type Props = {
  control: Control;
  tree: TreeNode[];
  value: string[];
  placeholder: string;
  /** Told when the tree could not be fetched; what was chosen stays. */
  failure: string | null;
  onChange: (value: string[]) => void;
};

const wordsOf = (node: { nodeProps?: Record<string, unknown> }): string => String(node.nodeProps?.['words'] ?? '');

/** Chooses any number of nodes of a tree: by searching, or by opening it. A chosen parent says nothing of its children. */
export const TreeInput = ({ control, tree, value, placeholder, failure, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <TreeSelect
        {...control}
        mode="checkbox"
        checkStrictly
        checkedStrategy="all"
        data={tree}
        value={value}
        searchable
        clearable
        filter={(query, node) => found(query, wordsOf(node))}
        placeholder={value.length === 0 ? placeholder : undefined}
        nothingFoundMessage={t('forms.tree.noneFound')}
        chevronAriaLabels={{ expand: t('forms.tree.open'), collapse: t('forms.tree.close') }}
        clearButtonProps={{ 'aria-label': t('forms.tree.clear') }}
        maxDropdownHeight={320}
        onChange={onChange}
      />
      {failure && (
        <Text size="xs" c="red" mt={4}>
          {failure}
        </Text>
      )}
    </>
  );
};
