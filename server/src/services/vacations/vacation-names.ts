import type { Vacation } from '@bronhouder/domain/holidays/vacation.ts';

type Name = Vacation['name'];

const autumn: Name = { nl: 'Herfstvakantie', en: 'Autumn holidays' };
const christmas: Name = { nl: 'Kerstvakantie', en: 'Christmas holidays' };
const carnival: Name = { nl: 'Krokusvakantie', en: 'Carnival holidays' };
const spring: Name = { nl: 'Voorjaarsvakantie', en: 'Spring holidays' };
const easter: Name = { nl: 'Paasvakantie', en: 'Easter holidays' };
const summer: Name = { nl: 'Zomervakantie', en: 'Summer holidays' };

/** What each vacation is called, by its name in the data; the English ones are those of the source. */
export const vacationNames: Record<string, Name> = {
  Herfstvakantie: autumn,
  Herbstferien: autumn,
  Allerheiligenferien: autumn,
  "Congé d'automne (Toussaint)": autumn,
  Kerstvakantie: christmas,
  Weihnachtsferien: christmas,
  "Vacances d'hiver (Noël)": christmas,
  Krokusvakantie: carnival,
  Karnevalsferien: carnival,
  'Congé de détente (Carnaval)': carnival,
  Fastnachtsferien: { nl: 'Carnavalsvakantie', en: 'Carnival holidays' },
  Voorjaarsvakantie: spring,
  Frühjahrsferien: spring,
  Winterferien: { nl: 'Wintervakantie', en: 'Winter holidays' },
  Halbjahresferien: { nl: 'Halfjaarvakantie', en: 'Mid-year holidays' },
  Paasvakantie: easter,
  Osterferien: easter,
  'Vacances de printemps (Pâques)': easter,
  Meivakantie: { nl: 'Meivakantie', en: 'May holidays' },
  Pfingstferien: { nl: 'Pinkstervakantie', en: 'Pentecost holidays' },
  Zomervakantie: summer,
  Sommerferien: summer,
  "Vacances d'été": summer,
  'Tage nach dem 3. Oktober': { nl: 'Dagen na 3 oktober', en: 'Days after 3 October' },
};
