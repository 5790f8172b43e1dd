import { readableDate, todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { ActionIcon, Button, CopyButton } from '@mantine/core';
import { IconCheck, IconClock, IconCopy, IconFlag, IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../api/clients.ts';
import { useTimeZone } from '../../i18n/use-formats.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Chip, type Tone } from '../../ui/chip.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useWrite } from '../../forms/use-write.ts';
import { Row } from '../../ui/row-list.tsx';
import { type IsilCode, standingOf } from './code.ts';
import classes from './isil.module.css';

const looks: Record<ReturnType<typeof standingOf>, { tone: Tone; Sign: typeof IconCheck }> = {
  current: { tone: 'ok', Sign: IconCheck },
  later: { tone: 'plan', Sign: IconClock },
  former: { tone: 'none', Sign: IconHistory },
};

const Marks = ({ code }: { code: IsilCode }) => {
  const { t } = useTranslation();
  const standing = standingOf(code, todayIn(useTimeZone(), new Date().toISOString()));
  const { tone, Sign } = looks[standing];
  return (
    <span className={classes.chips}>
      <Chip tone={tone} icon={<Sign size={14} aria-hidden />}>
        {t(`isil.${standing}`)}
      </Chip>
      {code.original && <Chip icon={<IconFlag size={14} aria-hidden />}>{t('isil.original')}</Chip>}
    </span>
  );
};

const Copy = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  return (
    <CopyButton value={code}>
      {({ copied, copy }) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={26}
          aria-label={`${code}: ${t(copied ? 'isil.copied' : 'isil.copy')}`}
          title={t(copied ? 'isil.copied' : 'isil.copy')}
          onClick={copy}
        >
          {copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        </ActionIcon>
      )}
    </CopyButton>
  );
};

type Props = { organisation: string; code: IsilCode; mayChange: boolean; onEdit: () => void; onRemove: () => void };

const Acts = ({ organisation, code: one, onEdit, onRemove }: Props) => {
  const { t } = useTranslation();
  const { key: isil, code, version, current, startDate } = one;
  const later = standingOf(one, todayIn(useTimeZone(), new Date().toISOString())) === 'later';
  const make = useWrite({
    call: () => api.isil.makeCurrent({ organisation, isil, version }, handled),
    said: () => t('isil.madeCurrent', { code }),
    onDone: () => undefined,
  });
  return (
    <>
      <div className={classes.acts}>
        {!current && (
          <ActionButton
            variant="default"
            size="compact-sm"
            aria-label={t('isil.makeCurrentOf', { code })}
            reason={later ? t('isil.notYet', { date: readableDate(startDate) }) : undefined}
            loading={make.pending}
            onClick={() => make.run(undefined)}
          >
            {t('isil.makeCurrent')}
          </ActionButton>
        )}
        <Button variant="default" size="compact-sm" aria-label={t('isil.editOf', { code })} onClick={onEdit}>
          {t('isil.edit')}
        </Button>
        <Button variant="subtle" color="red" size="compact-sm" aria-label={t('isil.removeOf', { code })} onClick={onRemove}>
          {t('isil.remove')}
        </Button>
      </div>
      <FailureAlert failure={make.failure} />
    </>
  );
};

/** One code with its marks, since when it holds, and what can be done with it. */
export const CodeRow = (props: Props) => {
  const { t } = useTranslation();
  const { code, mayChange } = props;
  return (
    <Row>
      <div>
        <div className={classes.head}>
          <span className={classes.code}>{code.code}</span>
          <Copy code={code.code} />
          <Marks code={code} />
        </div>
        <div className={classes.below}>
          {t('isil.columns.startDate')} {readableDate(code.startDate)}
        </div>
      </div>
      {mayChange && <Acts {...props} />}
    </Row>
  );
};
