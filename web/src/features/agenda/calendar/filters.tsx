import { Button, Menu } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { FilterChips } from '../../../tables/filter-chips.tsx';
import { type AgendaSearch, kinds } from '../agenda-search.ts';
import classes from './filters.module.css';
import type { Choice } from './shown.ts';
import tones from './tones.module.css';

type Filter = Pick<AgendaSearch, 'products' | 'locations' | 'kinds'>;
type Props = { search: AgendaSearch; products: Choice[]; locations: Choice[]; onChange: (change: Filter) => void };

const nothing: string[] = [];
/** A choice taken in or out; none at all is no filter. */
const toggled = <T extends string>(chosen: readonly T[] | undefined, one: T): T[] | undefined => {
  const next = chosen?.includes(one) ? chosen.filter((other) => other !== one) : [...(chosen ?? []), one];
  return next.length > 0 ? next : undefined;
};

type ChooseProps = { label: string; choices: Choice[]; chosen: readonly string[]; onToggle: (key: string) => void };

const Choose = ({ label, choices, chosen, onToggle }: ChooseProps) => {
  const { number } = useFormats();
  return (
    <Menu closeOnItemClick={false} position="bottom-start" width={280}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconFilter size={14} aria-hidden />}>
          {label}
          {chosen.length > 0 && ` (${number(chosen.length)})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>
        {choices.map(({ key, title, tone }) => (
          <Menu.CheckboxItem key={key} checked={chosen.includes(key)} onChange={() => onToggle(key)}>
            {tone !== undefined && <span className={`${tones[`tone${tone}`]} ${tones['dot']} ${classes.swatch}`} aria-hidden />}
            {title}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

/** What the agenda is narrowed by: product, location and kind, each chosen one as a chip. */
export const Filters = ({ search, products, locations, onChange }: Props) => {
  const { t } = useTranslation();
  const chosen = { products: search.products ?? nothing, locations: search.locations ?? nothing, kinds: search.kinds ?? [] };
  const titleOf = (choices: Choice[], key: string) => choices.find((choice) => choice.key === key)?.title;
  const chips = [
    ...chosen.products.map((key) => ({
      key,
      label: titleOf(products, key) ?? t('calendar.filters.products'),
      onRemove: () => onChange({ products: toggled(search.products, key) }),
    })),
    ...chosen.locations.map((key) => ({
      key,
      label: titleOf(locations, key) ?? t('calendar.filters.locations'),
      onRemove: () => onChange({ locations: toggled(search.locations, key) }),
    })),
    ...chosen.kinds.map((kind) => ({
      key: kind,
      label: t(`calendar.kinds.${kind}`),
      onRemove: () => onChange({ kinds: toggled(search.kinds, kind) }),
    })),
  ];
  const all = kinds.map((kind) => ({ key: kind, title: t(`calendar.kinds.${kind}`) }));
  return (
    <div className={classes.filters} role="group" aria-label={t('calendar.filters.label')}>
      {products.length > 1 && (
        <Choose
          label={t('calendar.filters.products')}
          choices={products}
          chosen={chosen.products}
          onToggle={(key) => onChange({ products: toggled(search.products, key) })}
        />
      )}
      {locations.length > 1 && (
        <Choose
          label={t('calendar.filters.locations')}
          choices={locations}
          chosen={chosen.locations}
          onToggle={(key) => onChange({ locations: toggled(search.locations, key) })}
        />
      )}
      <Choose
        label={t('calendar.filters.kinds')}
        choices={all}
        chosen={chosen.kinds}
        onToggle={(key) => onChange({ kinds: toggled(search.kinds, kinds.find((kind) => kind === key) ?? 'dates') })}
      />
      {chips.length > 0 && (
        <FilterChips chips={chips} onClear={() => onChange({ products: undefined, locations: undefined, kinds: undefined })} />
      )}
    </div>
  );
};
