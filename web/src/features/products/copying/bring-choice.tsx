import type { CopyChoice } from '@bronhouder/domain/products/copying.ts';
import { Checkbox, Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import classes from './copying.module.css';
import type { choosable } from './original.ts';

type Props = {
  parts: ReturnType<typeof choosable>;
  choice: CopyChoice;
  /** Another organisation has a library of its own: whether copies may be made in it. */
  elsewhere: { title: string; supplements: boolean } | undefined;
  onChange: (part: Partial<CopyChoice>) => void;
};

/** What becomes of the supplements, which another organisation does not have in its library. */
const Library = ({ parts, choice, elsewhere, onChange }: Props & { elsewhere: NonNullable<Props['elsewhere']> }) => {
  const { t } = useTranslation();
  const organisation = elsewhere.title;
  return (
    <Radio.Group
      className={classes.library ?? ''}
      label={t('copying.library.title', { count: parts.supplements })}
      value={choice.supplements}
      onChange={(value) => onChange({ supplements: value === 'copy' ? 'copy' : 'leave' })}
    >
      <Stack gap={6} mt={6}>
        <Radio
          value="copy"
          disabled={!elsewhere.supplements}
          label={t(elsewhere.supplements ? 'copying.library.copy' : 'copying.library.copyRight', { organisation })}
        />
        <Radio value="leave" label={t('copying.library.leave')} />
      </Stack>
    </Radio.Group>
  );
};

/** What is brought along, chosen per part: each section of the form, the files, the supplements. */
export const BringChoice = (props: Props) => {
  const { parts, choice, elsewhere, onChange } = props;
  const { t } = useTranslation();
  const pick = useLocalised();
  const toggle = (key: string, on: boolean) =>
    onChange({ sections: on ? [...choice.sections, key] : choice.sections.filter((one) => one !== key) });
  return (
    <fieldset className={classes.parts}>
      <legend>{t('copying.bring')}</legend>
      {parts.sections.map(({ section, count }) => (
        <Checkbox
          key={section.key}
          label={t('copying.section', { section: pick(section.label), count })}
          checked={choice.sections.includes(section.key)}
          onChange={(event) => toggle(section.key, event.currentTarget.checked)}
        />
      ))}
      {parts.files > 0 && (
        <Checkbox
          label={t('copying.files', { count: parts.files })}
          checked={choice.files}
          onChange={(event) => onChange({ files: event.currentTarget.checked })}
        />
      )}
      {parts.supplements > 0 && !elsewhere && (
        <Checkbox
          label={t('copying.supplements', { count: parts.supplements })}
          checked={choice.supplements === 'keep'}
          onChange={(event) => onChange({ supplements: event.currentTarget.checked ? 'keep' : 'leave' })}
        />
      )}
      {parts.supplements > 0 && elsewhere && <Library {...props} elsewhere={elsewhere} />}
    </fieldset>
  );
};
