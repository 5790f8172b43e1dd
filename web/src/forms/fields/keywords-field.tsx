import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useWordTree } from '../thesauri.ts';
import { TreeInput } from './tree-input.tsx';

/** Words of the thesaurus. */
export const KeywordsField = ({ value, control, onChange }: FieldProps<'keywords'>) => {
  const { t } = useTranslation();
  const { tree, isError } = useWordTree();
  return (
    <TreeInput
      control={control}
      tree={tree}
      value={value ?? []}
      placeholder={t('forms.keywords.search')}
      failure={isError ? t('forms.keywords.failed') : null}
      onChange={(ids) => onChange(ids.length > 0 ? ids : null)}
    />
  );
};
