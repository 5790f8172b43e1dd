import { NativeSelect } from '@mantine/core';
import { IconForbid2, IconForms, IconLock, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFormats, useLocalised } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { TypeIcon } from '../../../shell/menu/type-icon.tsx';
import { NameLink } from '../../../shell/name-link.tsx';
import { SearchBox } from '../../../tables/search-box.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { TypesSearch } from '../type-search.ts';
import classes from './list.module.css';

type ListedType = ApiAnswers['type']['list'][number];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const Row = ({ type }: { type: ListedType }) => {
  const { t } = useTranslation();
  const local = useLocalised();
  const { relative, dateTime } = useFormats();
  const { key, concerns, version, savedAt, savedBy } = type;
  const when = relative(savedAt);
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-inactive={!type.active || undefined}>
        <TypeIcon name={type.icon} size={20} />
      </span>
      <div className={classes.text}>
        <div className={classes.title}>
          <NameLink {...paths.type(key)}>{local(type.name)}</NameLink>
          {!type.active && (
            <Chip tone="warn" icon={<IconForbid2 size={14} aria-hidden />}>
              {t('types.list.unavailable')}
            </Chip>
          )}
          {concerns === 'organisation' && !type.removable && <Chip icon={<IconLock size={14} aria-hidden />}>{t('types.list.stays')}</Chip>}
        </div>
        <p className={classes.facts}>
          {type.category} · {t('types.list.fields', { count: type.fields })}
        </p>
      </div>
      <div className={classes.use}>{t(`types.list.records.${concerns}`, { count: type.records })}</div>
      <time className={classes.facts} dateTime={savedAt} title={dateTime(savedAt)}>
        {savedBy?.name ? t('types.list.savedBy', { version, when, by: savedBy.name }) : t('types.list.saved', { version, when })}
      </time>
    </li>
  );
};

type Props = { types: ListedType[]; search: TypesSearch; onNarrow: (change: TypesSearch) => void };

/** The types of one sort, narrowed by category and words, with how much there is of each. */
export const TypeRows = ({ types, search: { category = '', q = '' }, onNarrow }: Props) => {
  const { t } = useTranslation();
  const local = useLocalised();
  if (types.length === 0) {
    return (
      <EmptyState icon={IconForms} title={t('types.list.empty')}>
        {t('types.list.emptyLead')}
      </EmptyState>
    );
  }
  const categories = [...new Set(types.map((type) => type.category))].toSorted((one, other) => one.localeCompare(other));
  const found = types.filter((type) => (!category || type.category === category) && plain(local(type.name)).includes(plain(q)));
  return (
    <>
      <div className={classes.filters}>
        <SearchBox
          value={q}
          label={t('types.list.search')}
          clearLabel={t('types.list.clear')}
          onSearch={(words) => onNarrow({ q: words || undefined })}
        />
        <NativeSelect
          aria-label={t('types.list.category')}
          value={categories.includes(category) ? category : ''}
          data={[{ value: '', label: t('types.list.allCategories') }, ...categories]}
          onChange={(event) => onNarrow({ category: event.currentTarget.value || undefined })}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={IconSearchOff} title={t('types.list.nothing')}>
          {t('types.list.nothingLead')}
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {found.map((type) => (
            <Row key={type.key} type={type} />
          ))}
        </ul>
      )}
    </>
  );
};
