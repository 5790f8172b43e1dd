import { Checkbox, Radio } from '@mantine/core';
import { useLocalised } from '../../../i18n/use-formats.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import classes from './create.module.css';
import type { Creation } from './use-creation.ts';

type Type = Creation['types'][number];
type Props = {
  label: string;
  types: Type[];
  chosen: string[];
  /** No more than one can be chosen. */
  single: boolean;
  onChange: (chosen: string[]) => void;
};

const Face = ({ type }: { type: Type }) => {
  const pick = useLocalised();
  return (
    <>
      <span className={classes.icon}>
        <TypeIcon name={type.icon} size={20} />
      </span>
      <span className={classes.name}>{pick(type.name)}</span>
    </>
  );
};

const categoriesOf = (types: Type[]): { category: string; types: Type[] }[] => {
  const names = [...new Set(types.map(({ category }) => category))].sort((one, other) => one.localeCompare(other));
  return names.map((category) => ({ category, types: types.filter((type) => type.category === category) }));
};

const Cards = ({ label, types, chosen, single, onChange }: Props) => {
  const toggle = (key: string) => onChange(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return categoriesOf(types).map(({ category, types: inCategory }) => (
    <section key={category} className={classes.category} aria-label={`${label}: ${category}`}>
      <h2 className={classes.heading}>{category}</h2>
      <div className={classes.cards}>
        {inCategory.map((type) =>
          single ? (
            <Radio.Card key={type.key} value={type.key} className={classes.card}>
              <Radio.Indicator />
              <Face type={type} />
            </Radio.Card>
          ) : (
            <Checkbox.Card key={type.key} checked={chosen.includes(type.key)} onClick={() => toggle(type.key)} className={classes.card}>
              <Checkbox.Indicator />
              <Face type={type} />
            </Checkbox.Card>
          ),
        )}
      </div>
    </section>
  ));
};

/** The types to choose from as cards, by category: one of them, or several together. */
export const TypeCards = (props: Props) =>
  props.single ? (
    <Radio.Group aria-label={props.label} value={props.chosen[0] ?? ''} onChange={(key) => props.onChange([key])}>
      <Cards {...props} />
    </Radio.Group>
  ) : (
    <div role="group" aria-label={props.label}>
      <Cards {...props} />
    </div>
  );
