import { parseDate } from '@bronhouder/domain/fields/calendar-date.ts';
import { parseTime } from '@bronhouder/domain/fields/slots.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/failures/lazy-part.ts';
import type { Preset } from './dialog/typed-item.ts';

const ItemDialog = lazyPart(() => import('./dialog/item-dialog.tsx'), 'ItemDialog');

/** In an address: one that is being made. */
export const newItem = 'new';

/** A day, or a day and a time, as an address names them. */
const beginning = (start: string | undefined): Preset => {
  const [date, time] = (start ?? '').split('T');
  const [day, startTime] = [parseDate(date ?? ''), parseTime(time ?? '')];
  return { ...(day && { date: day }), ...(startTime && { startTime }) };
};

/** `organisation`: in whose agenda a new one is made; what is there knows its own. */
type Props = { organisation: string; item: string; start: string | undefined; preset?: Preset; onClose: () => void };

/** The item that the address names, open in its dialog; or a new one, at the day or time `start`. */
export const OpenItem = ({ organisation, item, start, preset, onClose }: Props) => (
  <Suspense>
    {item === newItem ? (
      <ItemDialog key={item} organisation={organisation} item={null} preset={{ ...preset, ...beginning(start) }} onClose={onClose} />
    ) : (
      <ItemDialog key={`${item} ${start}`} organisation={organisation} item={item} at={start} onClose={onClose} />
    )}
  </Suspense>
);
