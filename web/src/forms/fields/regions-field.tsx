import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../field-props.ts';
import { useRegionTree } from '../thesauri.ts';
import { TreeInput } from './tree-input.tsx';

/** Countries, provinces and municipalities. */
export const RegionsField = ({ value, control, onChange }: FieldProps<'regions'>) => {
  const { t } = useTranslation();
  const { tree, isError } = useRegionTree();
  return (
    <TreeInput
      control={control}
      tree={tree}
      value={value ?? []}
      placeholder={t('forms.regions.search')}
      failure={isError ? t('forms.regions.failed') : null}
      onChange={(codes) => onChange(codes.length > 0 ? codes : null)}
    />
  );
};
