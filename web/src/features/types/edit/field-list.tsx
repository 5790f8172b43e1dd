import classes from './edit.module.css';
import { FieldItem } from './field-item.tsx';
import { type FieldPlace, fieldsAt } from './type-draft.ts';
import { useTypeEditor } from './type-form-context.ts';

/** The fields of a section, or of the rows of a group. */
export const FieldList = ({ place, path }: { place: FieldPlace; path: string }) => {
  const { draft } = useTypeEditor();
  const fields = fieldsAt(draft, place);
  if (fields.length === 0) return null;
  return (
    <ol className={classes.list}>
      {fields.map((field, index) => (
        <FieldItem List={FieldList} key={field.key} field={field} place={place} path={`${path}.fields.${index}`} index={index} />
      ))}
    </ol>
  );
};
