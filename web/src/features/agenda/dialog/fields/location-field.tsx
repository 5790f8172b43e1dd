import { UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosingMark } from '../../../../forms/supplements/closing-mark.tsx';
import { useLibrary } from '../../../../forms/supplements/library.ts';
import { useNamed } from '../../../../forms/supplements/named.ts';
import { useHoldsEscape } from '../holds-escape.ts';
import { useItem } from '../item-context.ts';
import { atPath } from './at-path.ts';
import classes from './fields.module.css';
import { LocationSelect } from './location-select.tsx';

const LocationDialog = lazy(async () => ({ default: (await import('./location-dialog.tsx')).LocationDialog }));

/** The location of the item: chosen from the library, or made on the spot. */
export const LocationField = () => {
  const { t } = useTranslation();
  const { item, shown, type } = useItem();
  const library = useLibrary();
  const lookUp = useNamed();
  const closing = (item.location === null ? null : lookUp(item.location)?.closing) ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, open] = useState(false);
  useHoldsEscape(opened);
  const close = () => {
    open(false);
    window.setTimeout(() => button.current?.focus());
  };
  const choose = (location: string) => {
    type({ location });
    close();
  };
  return (
    <div>
      <LocationSelect
        {...atPath('location', shown)}
        label={t('agendaDialog.location.label')}
        location={item.location}
        onChange={(location) => type({ location })}
      />
      <div className={classes.under}>
        {library?.mayUse && (
          <UnstyledButton ref={button} className={classes.link ?? ''} onClick={() => open(true)}>
            <IconPlus size={14} aria-hidden /> {t(library.mayCreate ? 'agendaDialog.location.make' : 'agendaDialog.location.more')}
          </UnstyledButton>
        )}
        <ClosingMark closing={closing} />
      </div>
      {opened && library && (
        <Suspense>
          <LocationDialog library={library} chosen={item.location} onPick={choose} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
