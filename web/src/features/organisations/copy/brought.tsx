import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { copied } from '@bronhouder/domain/fields/copied.ts';
import { filesIn } from '@bronhouder/domain/fields/files.ts';
import { switchesOfCopy } from '@bronhouder/domain/organisations/starting-switches.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocalised } from '../../../i18n/use-formats.ts';
import type { Creation } from '../create/use-creation.ts';
import { useFieldNames } from '../../records/edit/use-field-names.ts';
import type { OrganisationInView } from '../record.ts';
import classes from './copy.module.css';

const settingsOf = (creation: Creation) => {
  const held = ({ from, ...value }: Creation['online']) => ({ value: from ? value : null, from });
  return { online: held(creation.online), workflow: held(creation.workflow), productWorkflow: held(creation.productWorkflow) };
};

/** What a copy in a team brings along and what it leaves behind, by the rule of the server. */
export const Brought = ({ view, creation }: { view: OrganisationInView; creation: Creation }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const names = useFieldNames(view.sections);
  const { organisation, types, sections } = view;
  const fields = fieldsOf(sections);
  const { content, behind } = copied(fields, organisation.content, creation.fieldAdmin);
  const files = filesIn(fields, content).length;
  const left = [...new Set(behind.map((path) => path.split('.')[0] ?? path))];
  const settings = settingsOf(creation);
  const { online } = switchesOfCopy(settings, { ...organisation.facts, productWorkflow: organisation.productWorkflow });
  return (
    <>
      <div className={classes.lists}>
        <section>
          <h3>
            <IconCheck size={16} color="var(--ok)" aria-hidden /> {t('creation.copy.brought')}
          </h3>
          <ul>
            <li>{t('creation.copy.content', { count: Object.keys(content).length, revision: organisation.facts.working })}</li>
            {files > 0 && <li>{t('creation.copy.files', { count: files })}</li>}
            <li>{t('creation.copy.types', { names: types.map(({ name }) => pick(name)).join(', ') })}</li>
          </ul>
        </section>
        <section>
          <h3>
            <IconX size={16} color="var(--ink-3)" aria-hidden /> {t('creation.copy.behind')}
          </h3>
          <ul>
            {left.length > 0 && <li>{t('creation.copy.fields', { names: names(left) })}</li>}
            <li>{t('creation.copy.history')}</li>
          </ul>
        </section>
      </div>
      <p>{t('creation.copy.starts', { online: String(online), team: settings.online.from?.name ?? '' })}</p>
    </>
  );
};
