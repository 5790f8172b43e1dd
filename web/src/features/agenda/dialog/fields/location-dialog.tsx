import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../forms/field.tsx';
import type { Library } from '../../../../forms/supplements/library.ts';
import { PickerDialog } from '../../../../forms/supplements/picker-dialog.tsx';
import { useSupplementTypes } from '../../../../forms/supplements/types.ts';

/** Types of supplements that ask for a place: an address, or a point on the map. */
const hasPlace = ({ sections }: TypeDefinition): boolean =>
  sections.some(({ fields }) => fields.some(({ kind }) => kind === 'address' || kind === 'gps'));

type Props = { library: Library; chosen: string | null; onPick: (key: string) => void; onClose: () => void };

/** The locations of the library with their pictures, and the way to make one. */
export const LocationDialog = ({ library, chosen, onPick, onClose }: Props) => {
  const { t } = useTranslation();
  const types = useSupplementTypes()
    .filter(hasPlace)
    .map(({ key }) => key);
  if (types.length === 0) return null;
  return (
    <PickerDialog
      Inner={Field}
      title={t('agendaDialog.location.pickTitle')}
      library={library}
      types={types}
      multiple={false}
      // Whoever comes here to make one and can only make one kind, is led to its form at once.
      {...(library.mayCreate && types.length === 1 && types[0] && { make: types[0] })}
      chosen={chosen ? [chosen] : []}
      onPick={onPick}
      onMade={onPick}
      onClose={onClose}
    />
  );
};
