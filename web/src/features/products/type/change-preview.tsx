import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { fieldsOf, problemsOf } from '@bronhouder/domain/fields/check.ts';
import type { TypeDefinition } from '@bronhouder/domain/fields/definition.ts';
import { holds } from '@bronhouder/domain/condition.ts';
import { inStretch } from '@bronhouder/domain/publication/conditions.ts';
import { typeChange } from '@bronhouder/domain/products/type-change.ts';
import { combine } from '@bronhouder/domain/types/combine.ts';
import { Alert, Group } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../../forms/message.tsx';
import { useLocalised, useTimeZone } from '../../../i18n/use-formats.ts';
import { ButtonLink } from '../../../shell/links.tsx';
import { ActionButton } from '../../../ui/action-button.tsx';
import type { ProductInView } from '../record.ts';
import { ChangeLists } from './change-lists.tsx';
import classes from './type.module.css';
import { useChangingType } from './use-changing-type.ts';

/** What another type does to the product: what stays, what is lost, what is asked for, and whether it can be done while it is published. */
export const ChangePreview = ({ view, type }: { view: ProductInView; type: TypeDefinition }) => {
  const { t } = useTranslation();
  const pick = useLocalised();
  const text = useProblemText();
  const navigate = useNavigate();
  const today = todayIn(useTimeZone(), view.now);
  const { product, sections, rights } = view;
  const to = combine([type]);
  const name = pick(type.name);
  const change = typeChange(sections, to, product.content, rights.includes('PRODUCT:fieldAdmin'));
  const published = holds(inStretch, product.facts, view.now);
  const problems = published ? problemsOf(to, change.content, { today }) : [];
  const changing = useChangingType(t('typeChange.done', { title: product.title, to: name }), () => void navigate(view.paths.edit()));
  const blocked = problems.length > 0 ? t('typeChange.blocked') : undefined;
  const labelOf = (path: string) => {
    const field = fieldsOf(to).find(({ key }) => key === path.split('.')[0]) ?? fieldsOf(sections).find(({ key }) => key === path);
    return field ? pick(field.label) : path;
  };
  const wrong = changing.problems.length > 0 ? changing.problems : problems;
  return (
    <>
      {published && !blocked && (
        <Alert role="note" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t(product.facts.workflow ? 'typeChange.published' : 'typeChange.publishedOut')}
        </Alert>
      )}
      {(blocked ?? changing.refused) && (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t(blocked ? 'typeChange.cannot' : 'typeChange.refused')}
        >
          {blocked ?? changing.refused}
          {wrong.length > 0 && (
            <ul className={classes.wrong}>
              {wrong.map((problem) => (
                <li key={`${problem.field} ${problem.code}`}>
                  {labelOf(problem.field)}: {text(problem)}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <ChangeLists change={change} content={product.content} from={sections} to={to} type={name} />
      <Group gap="xs">
        <ActionButton
          reason={blocked}
          loading={changing.pending}
          onClick={() => changing.change({ key: product.key, version: product.version, type: { key: type.key, version: type.version } })}
        >
          {t('typeChange.confirm', { to: name })}
        </ActionButton>
        <ButtonLink {...view.paths.edit()} variant="default">
          {t('typeChange.back')}
        </ButtonLink>
      </Group>
    </>
  );
};
