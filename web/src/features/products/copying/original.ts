import { fieldsOf } from '@bronhouder/domain/fields/check.ts';
import { copied } from '@bronhouder/domain/fields/copied.ts';
import type { Section } from '@bronhouder/domain/fields/definition.ts';
import { isEditable } from '@bronhouder/domain/fields/editable.ts';
import { filesIn } from '@bronhouder/domain/fields/files.ts';
import { supplementsIn } from '@bronhouder/domain/fields/supplements.ts';
import type { Content } from '@bronhouder/domain/fields/value.ts';

/** The product that is copied, with its form. */
export type Original = {
  key: string;
  title: string;
  organisation: { key: string; title: string };
  content: Content;
  sections: Section[];
};

/** What of a product there is to choose from, and what never comes along: what a copy has of its own, and what only others may fill in. */
export const choosable = ({ sections, content }: Original, fieldAdmin: boolean) => {
  const fields = fieldsOf(sections);
  const top = fields.filter(({ key }) => key !== 'title');
  const { behind } = copied(top, content, fieldAdmin, true);
  const whole = new Set(behind.map((path) => path.split('.')[0] ?? path));
  const left = top.filter(({ key }) => whole.has(key));
  return {
    sections: sections
      .map((section) => {
        const own = section.fields.filter(({ key }) => key !== 'title');
        return { section, count: Object.keys(copied(own, content, fieldAdmin, true).content).length };
      })
      .filter(({ count }) => count > 0),
    files: filesIn(fields, copied(fields, content, fieldAdmin, true).content).length,
    supplements: supplementsIn(fields, content).length,
    identifying: left.filter((field) => isEditable(field, fieldAdmin)).map(({ key }) => key),
    locked: left.filter((field) => !isEditable(field, fieldAdmin)).map(({ key }) => key),
  };
};
