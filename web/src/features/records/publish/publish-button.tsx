import { acts } from '@bronhouder/domain/publication/acts.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WhyNot } from '../../rights/why-not.tsx';
import type { OrganisationInView } from '../../organisations/record.ts';
import type { DialogName } from './dialog-name.ts';
import { type Label, mainAct, otherActs } from './main-act.ts';
import { commonReason } from './common-reason.ts';
import classes from './publish-button.module.css';
import { isMissingRight, useWhy } from './use-why.ts';

/** The button's own words, or the banner of the record, tell the reason to who sees them. */
const saysItself: readonly Label[] = ['upToDate', 'none'];

const reasonId = 'publish-why';

type Props = { view: OrganisationInView; onOpen: (dialog: DialogName) => void };

const OtherActs = ({ view, onOpen }: Props) => {
  const { t } = useTranslation();
  const others = otherActs(view.organisation.facts, view.now, view.rights);
  const why = useWhy(
    view.organisation.key,
    others.map(({ reason }) => reason),
  );
  const common = commonReason(others.map(({ act, reason }) => why.brief(act, reason)));
  return (
    <Menu.Dropdown>
      {view.rights.includes('ORGANISATION:copy') && (
        <>
          <Menu.Item className={classes.item ?? ''} onClick={() => onOpen('copy')}>
            {t('creation.copy.action')}
          </Menu.Item>
          {others.length > 0 && <Menu.Divider />}
        </>
      )}
      {common && <Menu.Label className={classes.common ?? ''}>{common}</Menu.Label>}
      {others.map(({ act, reason }) => (
        <Menu.Item
          key={act}
          className={classes.item ?? ''}
          aria-disabled={reason !== null}
          data-disabled={reason !== null || undefined}
          closeMenuOnClick={reason === null}
          onClick={() => reason === null && onOpen(act)}
        >
          {t(`publication.acts.${act}`)}
          {reason !== null && !common && <p className={classes.told}>{why.brief(act, reason)}</p>}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  );
};

const useMainAct = ({ organisation, now, rights }: OrganisationInView) => {
  const { label, act, reason } = mainAct(organisation.facts, now, rights);
  return { label, why: useWhy(organisation.key, [reason]).full(act, reason), lacks: isMissingRight(reason) ? acts[act].right : undefined };
};

/** Why the publish button cannot be pressed; stands below the page's heading. */
export const PublishReason = ({ view }: { view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { label, why, lacks } = useMainAct(view);
  if (!why) return null;
  return (
    <p id={reasonId} className={classes.why} data-said={saysItself.includes(label) || undefined}>
      <IconLock size={16} aria-hidden />
      <span>
        {t(`publication.acts.${label}`)}: {why}{' '}
        {lacks && <WhyNot place={{ kind: 'organisation', key: view.organisation.key }} right={lacks} />}
      </span>
    </p>
  );
};

/** One button that says what will happen, with the other possible acts beside it (interface, "Publish"). Needs a `PublishReason` beside it. */
export const PublishButton = ({ view, onOpen }: Props) => {
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
        <OtherActs view={view} onOpen={onOpen} />
      </Menu>
    </div>
  );
};
