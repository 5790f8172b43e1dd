import type { Content, OpeningHours } from '@bronhouder/domain/fields/value.ts';
import type { StreekdataType } from '../streekdata/types.ts';
import type { Identity } from './base-content.ts';
import { openingWeeks } from './opening-weeks.ts';
import { pick, pickSome, slugOf } from './pick.ts';

/** Grows with the number of the cast, and stays what it can be in a register of thousands. */
const sizeOf = ({ number }: Identity): number => number % 97;
const euros = (amount: number) => ({ kind: 'amount' as const, cents: Math.round(amount * 100) });
const free = { kind: 'free' as const };
const inWords = (explanation: string) => ({ kind: 'explanation' as const, explanation });
const site = ({ title }: Identity, path: string) => `https://www.${slugOf(title)}.example/${path}`;

const opening = (kind: keyof typeof openingWeeks, number: number): { openingHours: OpeningHours } => ({
  openingHours: {
    week: pick(openingWeeks[kind], number),
    exceptions: [{ from: '2026-12-25', till: '2026-12-26', slots: [], reason: 'Kerstmis' }],
  },
});

const serviceArea = ({ place }: Identity): Content => ({ serviceArea: [place.code] });

/** What is particular to each type. */
export const typeContent: Record<StreekdataType, (identity: Identity) => Content> = {
  bibliotheek: (identity) => ({
    description:
      'U kunt hier lenen, lezen, studeren en anderen ontmoeten. Voor hulp bij zaken met de overheid is er een spreekuur; een afspraak is niet nodig.',
    ...serviceArea(identity),
    ...opening('library', identity.number),
    books: 12_000 + sizeOf(identity) * 830,
    studyPlaces: 8 + (identity.number % 30),
    catalogue: site(identity, 'catalogus'),
    services: pickSome(['digital', 'reading', 'makerspace', 'language', 'rooms', 'homeService'], identity.number, 3),
    priceYouth: free,
    priceAdult: euros(46 + (identity.number % 8)),
    priceReservation: euros(0.5),
    facilities: ['lift', 'toilet', 'dogs'],
    keywords: pickSome(['bibliotheken', 'lezen', 'jeugdboeken', 'taalhuizen', 'digitale-vaardigheden', 'voorlezen'], identity.number, 3),
    audience: ['children', 'adults', 'newcomers'],
  }),
  museum: (identity) => ({
    description: 'Vrijwilligers uit de streek vertellen u graag het verhaal achter de voorwerpen. Kinderen krijgen een speurtocht mee.',
    ...opening('museum', identity.number),
    tickets: site(identity, 'kaarten'),
    exhibitions: [
      {
        id: `e${identity.number}a`,
        values: { name: 'Gemaakt met de hand', about: 'Gereedschap en werkstukken uit de eigen collectie.', permanent: true },
      },
      {
        id: `e${identity.number}b`,
        values: {
          name: 'Zomer in de streek',
          from: '2026-05-01',
          till: '2026-10-31',
          about: 'Foto’s van toen en nu, op dezelfde plek genomen.',
        },
      },
    ],
    genre: pick(['history', 'folk', 'technology', 'art', 'nature'], identity.number),
    objects: 900 + sizeOf(identity) * 73,
    priceAdult: euros(6 + (identity.number % 5) + 0.5),
    priceYouth: free,
    priceGroup: inWords('Groepen vanaf tien personen betalen vijf euro per persoon; een rondleiding kost veertig euro.'),
    museumCard: identity.number % 2 === 0,
    facilities: ['toilet', 'loop', 'audio'],
    keywords: pickSome(['musea', 'streekgeschiedenis', 'ambachten', 'rondleidingen', 'erfgoed', 'kinderactiviteiten'], identity.number, 3),
    audience: ['children', 'adults', 'seniors', 'schools'],
  }),
  archief: (identity) => ({
    description: 'In de studiezaal bekijkt u originele stukken. Veel akten, kaarten en foto’s zijn ook thuis in te zien.',
    ...serviceArea(identity),
    ...opening('office', identity.number),
    shelfMetres: 1200 + sizeOf(identity) * 41.5,
    period: `${1290 + sizeOf(identity) * 4}–heden`,
    catalogue: site(identity, 'zoeken'),
    collections: [
      { id: `c${identity.number}a`, values: { name: 'Notariële akten', period: '1612–1925', access: 'open' } },
      { id: `c${identity.number}b`, values: { name: 'Bouwvergunningen', period: '1903–2010', access: 'partly' } },
    ],
    readingRoomReservation: identity.number % 2 === 1,
    priceReadingRoom: free,
    priceScan: euros(2.5),
    facilities: ['lift', 'toilet', 'quiet'],
    keywords: pickSome(['archieven', 'stamboomonderzoek', 'erfgoed', 'streekgeschiedenis', 'oude-kaarten'], identity.number, 3),
    audience: ['adults', 'schools'],
  }),
  gemeente: (identity) => ({
    description: 'Voor een paspoort, rijbewijs of verhuizing maakt u een afspraak. Zonder afspraak kunt u terecht voor vragen.',
    ...opening('office', identity.number),
    inhabitants: 18_000 + sizeOf(identity) * 1010,
    councilSeats: pick([17, 19, 21, 25, 29], identity.number),
    area: 48 + sizeOf(identity) * 3.75,
    municipality: [identity.place.code],
    councilInformation: site(identity, 'raad'),
    appointment: site(identity, 'afspraak'),
    desks: ['passport', 'licence', 'move', 'permit'],
    pricePassport: euros(83.87),
    priceExtract: euros(14.3),
    facilities: ['lift', 'toilet', 'loop', 'dogs'],
    keywords: ['gemeenten', 'burgerzaken', 'vergunningen'],
    audience: ['adults', 'newcomers'],
  }),
  sportvereniging: (identity) => ({
    description: 'Nieuwe leden trainen drie keer gratis mee. Wie weinig geld heeft, helpen wij via het jeugdfonds of de gemeente.',
    ...opening('club', identity.number),
    sports: [
      pick(
        ['football', 'athletics', 'korfball', 'hockey', 'tennis', 'swimming', 'gymnastics', 'sailing', 'kaatsen', 'skating'],
        identity.number,
      ),
    ],
    members: 90 + sizeOf(identity) * 13,
    minimumAge: 4 + (identity.number % 4),
    adaptedSport: identity.number % 3 === 0,
    conductCertificate: true,
    priceYouth: euros(120 + (identity.number % 6) * 15),
    priceAdult: euros(190 + (identity.number % 9) * 12.5),
    trialDay: '2026-09-05',
    facilities: ['toilet'],
    keywords: pickSome(['sportverenigingen', 'jeugdsport', 'bewegen', 'vrijwilligerswerk', 'aangepast-sporten'], identity.number, 3),
    audience: ['children', 'youth', 'adults'],
  }),
  zorgaanbieder: (identity) => ({
    description: 'Wij kijken samen met u en uw naasten wat nodig is. Het eerste gesprek is bij u thuis of op een van onze locaties.',
    ...serviceArea(identity),
    ...opening('office', identity.number),
    care: pickSome(['home', 'day', 'residential', 'youth', 'physio', 'mental'], identity.number, 2),
    waitingWeeks: identity.number % 14,
    waitingMeasured: '2026-10-01',
    referral: identity.number % 2 === 0,
    agb: String(41_000_000 + identity.number * 37),
    priceIntake: free,
    funding: pickSome(['wmo', 'zvw', 'wlz', 'pgb'], identity.number, 2),
    facilities: ['lift', 'toilet', 'quiet'],
    keywords: pickSome(['zorg', 'thuiszorg', 'ouderenzorg', 'dagbesteding', 'jeugdhulp', 'mantelzorg'], identity.number, 3),
    audience: ['adults', 'seniors'],
  }),
  vvv: (identity) => ({
    description: 'Kaarten, fietsroutes en inlichtingen over de streek.',
    ...opening('museum', identity.number),
    keywords: ['toerisme', 'fietsroutes'],
  }),
};
