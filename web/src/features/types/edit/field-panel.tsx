import type { FieldDefinition } from '@bronhouder/domain/fields/definition.ts';
import { fieldKinds } from '@bronhouder/domain/types/definition-shape.ts';
import { titleField } from '@bronhouder/domain/types/definition-problems.ts';
import { Alert, Button, NativeSelect } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '../../../forms/message.tsx';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { AddField } from './add-field.tsx';
import classes from './edit.module.css';
import { EverySwitch } from './every-switch.tsx';
import { asKind, settingIn, settingsOf, withSetting } from './field-settings.ts';
import { SettingInput } from './setting-input.tsx';
import { type FieldPlace, toSection, withField } from './type-draft.ts';
import { focusSoon, useTypeEditor } from './type-form-context.ts';
import { WordsInput } from './words-input.tsx';

type Props = { field: FieldDefinition; place: FieldPlace; path: string };
export type FieldPanelProps = Props & {
  /** The list of fields, for the rows of a group: passed in, since it draws these panels. */
  List: ComponentType<{ place: FieldPlace; path: string }>;
};
type PartProps = Props & { give: (field: FieldDefinition) => void };

/** Which kind of field it is, and in which section it stands. */
const Where = ({ field, place, give }: PartProps) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { draft, change } = useTypeEditor();
  const kinds = fieldKinds.filter((kind) => place.group === undefined || kind !== 'group');
  return (
    <div className={classes.pair}>
      <NativeSelect
        label={t('types.fields.kind')}
        description={t('types.fields.kindHelp')}
        inputWrapperOrder={['label', 'input', 'description']}
        value={field.kind}
        disabled={place.group === undefined && field.key === titleField}
        data={kinds.map((value) => ({ value, label: t(`types.kinds.${value}`) }))}
        onChange={(event) => {
          const kind = kinds.find((one) => one === event.currentTarget.value);
          if (kind) give(asKind(field, kind));
        }}
      />
      {place.group === undefined && (
        <NativeSelect
          label={t('types.fields.section')}
          value={place.section}
          data={draft.sections.map(({ key, label }) => ({ value: key, label: local(label) }))}
          onChange={(event) => {
            change(toSection(draft, place.section, field.key, event.currentTarget.value));
            focusSoon(`open-${field.key}`);
          }}
        />
      )}
    </div>
  );
};

const KindSettings = ({ field, path, give }: PartProps) => {
  const many = settingIn(field, 'multiple') === true;
  const settings = settingsOf[field.kind].filter((setting) => many || !setting.many);
  if (settings.length === 0) return null;
  return (
    <div className={classes.settings}>
      {settings.map((setting) => (
        <SettingInput
          key={setting.name}
          setting={setting}
          field={field}
          path={`${path}.${setting.name}`}
          onChange={(value) => give(withSetting(field, setting.name, value))}
        />
      ))}
    </div>
  );
};

const Rows = ({ field, place, path, List }: FieldPanelProps) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { shown } = useTypeEditor();
  const inside = { section: place.section, group: field.key };
  return (
    <div className={classes.rows}>
      <h4 className={classes.rowsTitle}>{t('types.fields.inner')}</h4>
      <List place={inside} path={path} />
      <Message problems={shown.filter((problem) => problem.field === `${path}.fields`)} />
      <AddField place={inside} name={local(field.label)} />
    </div>
  );
};

/** Everything that can be set of a field. */
export const FieldPanel = (props: FieldPanelProps) => {
  const { field, place, path } = props;
  const { t } = useTranslation();
  const { draft, change, open, shown } = useTypeEditor();
  const give = (next: FieldDefinition) => change(withField(draft, place, field.key, next));
  const part = place.group === undefined ? field.key : `${place.group}/${field.key}`;
  const isTitle = place.group === undefined && field.key === titleField;
  return (
    <div className={classes.panel}>
      {isTitle && (
        <Alert color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t('types.fields.title')}
        </Alert>
      )}
      <WordsInput
        path={`${path}.label`}
        label={t('types.fields.label')}
        required
        value={field.label}
        onChange={(label) => label && give({ ...field, label })}
      />
      <WordsInput
        path={`${path}.help`}
        label={t('types.fields.help')}
        lines
        value={field.help}
        onChange={(help) => give(withSetting(field, 'help', help))}
      />
      <Where {...props} give={give} />
      <KindSettings {...props} give={give} />
      {field.kind === 'group' && <Rows {...props} />}
      <div className={classes.switches}>
        <EverySwitch field={field} name="required" locked={isTitle} give={give} />
        <EverySwitch field={field} name="fieldAdmin" give={give} />
        <EverySwitch field={field} name="identifies" give={give} />
        <EverySwitch field={field} name="half" give={give} />
      </div>
      <Message problems={shown.filter((problem) => problem.field === `${path}.key`)} />
      <p className={classes.quiet}>{t('types.fields.key', { key: field.key })}</p>
      <div>
        <Button
          variant="default"
          onClick={() => {
            open(place.group ?? null);
            focusSoon(`open-${part}`);
          }}
        >
          {t('types.sections.close')}
        </Button>
      </div>
    </div>
  );
};
