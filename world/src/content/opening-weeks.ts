import type { OpeningHours, Slot } from '@bronhouder/domain/fields/value.ts';

const slot = (from: string, till: string): Slot[] => [{ from, till }];
const day = slot('10:00', '18:00');
const afternoon = slot('13:00', '17:00');
const split: Slot[] = [...slot('09:00', '12:30'), ...slot('13:30', '17:00')];

/** Weeks as organisations have them: a library, a museum, an office, a club. */
export const openingWeeks: Record<'library' | 'museum' | 'office' | 'club', [OpeningHours['week'], ...OpeningHours['week'][]]> = {
  library: [
    { MO: slot('13:00', '18:00'), TU: day, WE: day, TH: day, FR: slot('10:00', '20:00'), SA: slot('10:00', '16:00') },
    { TU: day, WE: slot('12:00', '18:00'), TH: day, FR: day, SA: slot('10:00', '14:00') },
    { MO: afternoon, WE: [...slot('10:00', '12:00'), ...slot('13:00', '20:00')], FR: afternoon, SA: slot('10:00', '13:00') },
  ],
  museum: [
    {
      TU: slot('11:00', '17:00'),
      WE: slot('11:00', '17:00'),
      TH: slot('11:00', '17:00'),
      FR: slot('11:00', '17:00'),
      SA: slot('11:00', '17:00'),
      SU: slot('11:00', '17:00'),
    },
    { WE: afternoon, SA: afternoon, SU: slot('13:00', '16:30') },
  ],
  office: [
    { MO: split, TU: split, WE: split, TH: [...slot('09:00', '12:30'), ...slot('13:30', '20:00')], FR: slot('09:00', '12:30') },
    {
      MO: slot('08:30', '17:00'),
      TU: slot('08:30', '17:00'),
      WE: slot('08:30', '17:00'),
      TH: slot('08:30', '17:00'),
      FR: slot('08:30', '17:00'),
    },
  ],
  club: [
    { TU: slot('18:00', '22:30'), TH: slot('18:00', '22:30'), SA: slot('08:30', '18:00') },
    { MO: slot('19:00', '22:00'), WE: [...slot('14:00', '16:30'), ...slot('19:00', '22:00')], SU: slot('09:30', '13:00') },
  ],
};
