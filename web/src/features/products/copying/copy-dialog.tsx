import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { copyTitle } from '@bronhouder/domain/fields/copied.ts';
import { type CopyChoice, copying } from '@bronhouder/domain/products/copying.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinesSkeleton } from '../../../ui/skeletons.tsx';
import { ReasonsAlert } from '../../records/create/reasons-alert.tsx';
import { useReasonText } from '../../organisations/create/use-reason-text.ts';
import { useNow } from '../../records/use-now.ts';
import { SimilarNotice } from '../similar/similar-notice.tsx';
import { Behind } from './behind.tsx';
import { BringChoice } from './bring-choice.tsx';
import classes from './copying.module.css';
import { OrganisationSelect, type Place } from './organisation-select.tsx';
import { choosable, type Original } from './original.ts';
import { useCopying } from './use-copying.ts';
import { type Target, useTarget } from './use-target.ts';

const whole = ({ sections }: Original): CopyChoice => ({ sections: sections.map(({ key }) => key), files: true, supplements: 'keep' });

/** What was chosen, as far as it is possible at this organisation. */
const possible = (choice: CopyChoice, same: boolean, target: Target | undefined): CopyChoice => {
  if (same || choice.supplements === 'leave') return choice;
  return { ...choice, supplements: target?.supplements ? 'copy' : 'leave' };
};

const useChosen = (original: Original) => {
  const [place, setPlace] = useState<Place | undefined>(original.organisation);
  const [chosen, setChosen] = useState(() => whole(original));
  const { target, loading, notHere } = useTarget(original.key, place?.key);
  const same = place?.key === original.organisation.key;
  return {
    place,
    setPlace,
    target,
    loading,
    notHere,
    same,
    choice: possible(chosen, same, target),
    choose: (part: Partial<CopyChoice>) => setChosen((now) => ({ ...now, ...part })),
  };
};

/** Copies a product (points 6 and 9): where to, under which title, and what is brought along; then leads to the copy. */
export const CopyDialog = ({ original, onClose }: { original: Original; onClose: () => void }) => {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const today = todayIn(useTimeZone(), useNow());
  const [typed, setTyped] = useState<string>();
  const [tried, setTried] = useState(false);
  const { place, setPlace, target, loading, notHere, same, choice, choose } = useChosen(original);
  const { copy, pending, refused } = useCopying(original.key);
  const title = typed ?? target?.title ?? copyTitle(original.title);
  const titled = title.trim() !== '';
  const fieldAdmin = target?.fieldAdmin ?? false;
  const parts = choosable(original, fieldAdmin);
  const { toRenew } = copying(original.sections, original.content, { choice, title, fieldAdmin, today });
  const reasons = (target?.reasons ?? []).map(reasonText);
  const placeError = notHere ? t('copying.notHere') : tried && !place ? t('copying.organisationMissing') : undefined;
  const press = () => {
    setTried(true);
    if (titled && place && target) copy({ organisation: place.key, title: title.trim(), ...choice, sections: [...choice.sections] });
  };
  return (
    <ConfirmDialog
      opened
      title={t('copying.title')}
      confirm={t('copying.confirm')}
      cancel={t('copying.cancel')}
      pending={pending}
      blocked={reasons.length > 0 || notHere}
      size="lg"
      onConfirm={press}
      onCancel={onClose}
    >
      <div className={classes.form}>
        <p>{t('copying.lead', { title: original.title })}</p>
        <OrganisationSelect place={place} error={placeError} onChange={setPlace} />
        <TextInput
          label={t('copying.name')}
          value={title}
          maxLength={500}
          autoComplete="off"
          required
          withAsterisk={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={tried && !titled ? t('problems.required') : undefined}
        />
        {place && <SimilarNotice organisation={place.key} title={title} except={original.key} />}
        {loading && <LinesSkeleton lines={3} />}
        {target && reasons.length === 0 && (
          <>
            <BringChoice
              parts={parts}
              choice={choice}
              elsewhere={same || !place ? undefined : { title: place.title, supplements: target.supplements }}
              onChange={choose}
            />
            <Behind original={original} parts={parts} />
            <p role="status">{t('copying.renewed', { count: toRenew.length })}</p>
          </>
        )}
        <ReasonsAlert title={t('copying.blocked')} reasons={[...reasons, ...refused]} />
      </div>
    </ConfirmDialog>
  );
};
