import { rightFor } from '@bronhouder/domain/publication/acts.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WhyNot } from '../../rights/why-not.tsx';
import type { RecordInView } from '../record-view.ts';
import type { DialogName } from './dialog-name.ts';
import { type Label, mainAct } from './main-act.ts';
import type { MoreAct } from './more-act.ts';
import { OtherActs } from './other-acts.tsx';
import classes from './publish-button.module.css';
import { isMissingRight, useWhy } from './use-why.ts';

/** The button's own words, or the banner of the record, tell the reason to who sees them. */
const saysItself: readonly Label[] = ['upToDate', 'none'];

const reasonId = 'publish-why';

const useMainAct = (view: RecordInView) => {
  const { kind, record, now, rights } = view;
  const { label, act, reason } = mainAct(record.facts, now, rights, kind.name);
  return { label, why: useWhy(view, [reason]).full(act, reason), lacks: isMissingRight(reason) ? rightFor(act, kind.name) : null };
};

/** Why the publish button cannot be pressed; stands below the page's heading. */
export const PublishReason = ({ view }: { view: RecordInView }) => {
  const { t } = useTranslation();
  const { label, why, lacks } = useMainAct(view);
  if (!why) return null;
  return (
    <p id={reasonId} className={classes.why} data-said={saysItself.includes(label) || undefined}>
      <IconLock size={16} aria-hidden />
      <span>
        {t(`publication.acts.${label}`)}: {why} {lacks && <WhyNot place={view.place} right={lacks} />}
      </span>
    </p>
  );
};

type Props<View extends RecordInView> = { view: View; more?: readonly MoreAct<View>[]; onOpen: (dialog: DialogName) => void };

/** One button that says what will happen, with the other possible acts beside it (interface, "Publish"). Needs a `PublishReason` beside it. */
export const PublishButton = <View extends RecordInView>({ view, more = [], onOpen }: Props<View>) => {
  const { t } = useTranslation();
  const { label, why } = useMainAct(view);
  return (
    <div className={classes.split}>
      <Button
        className={classes.main ?? ''}
        disabled={why !== undefined}
        {...(why && { 'aria-describedby': reasonId })}
        onClick={() => onOpen('publish')}
      >
        {t(`publication.acts.${label}`)}
      </Button>
      <Menu>
        <Menu.Target>
          <Button className={classes.more ?? ''} aria-label={t('publication.acts.more')}>
            <IconChevronDown size={16} aria-hidden />
          </Button>
        </Menu.Target>
        <OtherActs view={view} more={more} onOpen={onOpen} />
      </Menu>
    </div>
  );
};
