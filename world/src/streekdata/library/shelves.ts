import type { Shelf } from './shelf.ts';

/** What organisations of the cast keep in their library, by the name of the organisation. */
export const shelves = {
  lindenhof: {
    building: 'Bibliotheek Lindenhof',
    elsewhere: { title: 'Servicepunt Hapert', street: 'Oude Provinciale weg', house: '40', letters: 'BS', place: 'bladel' },
    rooms: [
      ['Leescafé', 40],
      ['Makersplaats', 16],
    ],
    people: [
      ['Femke Bos', 'Programmering'],
      ['Henk Meijer', 'Taalpunt'],
    ],
    image: { title: 'Gevel aan de Lindelaan', alternative: 'De gevels aan de Lindelaan, met de bibliotheek in het midden', hue: 28 },
    document: { title: 'Huisreglement', text: 'Huisreglement van Bibliotheek Lindenhof' },
    closed: { from: 20, till: 34, reason: 'Nieuwe vloer' },
  },
  deKiem: {
    building: 'Museum De Kiem',
    elsewhere: { title: 'Buitendepot De Schop', street: 'Nijverheidsweg', house: '14', letters: 'PJ', place: 'bergeijk' },
    rooms: [
      ['Tabakszolder', 24],
      ['Museumtuin', 60],
    ],
    people: [['Ria van Dam', 'Rondleidingen']],
    image: { title: 'Sigarenmakers', alternative: 'Twee vrouwen maken sigaren aan een houten werkbank', hue: 40 },
    document: { title: 'Plattegrond van het museum', text: 'Plattegrond van Museum De Kiem' },
  },
  bladel: {
    building: 'Gemeentehuis Bladel',
    elsewhere: { title: 'Milieustraat Bladel', street: 'De Sleutel', house: '7', letters: 'LT', place: 'bladel' },
    rooms: [
      ['Raadzaal', 80],
      ['Trouwzaal', 50],
    ],
    people: [
      ['Loes Hendriks', 'Burgerzaken'],
      ['Bas Kuipers', 'Evenementen'],
    ],
    image: { title: 'Gemeentehuis', alternative: 'Het gemeentehuis aan het plein', hue: 210 },
    document: { title: 'Afvalkalender', text: 'Afvalkalender van de gemeente Bladel' },
    closed: { from: -4, till: 10, reason: 'Nieuwe weegbrug' },
  },
  deHeikant: {
    building: 'Sportpark De Heikant',
    elsewhere: { title: 'Gymzaal De Leilinde', street: 'Leilindestraat', house: '2', letters: 'CT', place: 'reusel' },
    rooms: [['Kantine', 90]],
    people: [['Lars Aerts', 'Jeugdtrainer']],
    image: { title: 'Hoofdveld', alternative: 'Kinderen trainen op het hoofdveld', hue: 120 },
    document: { title: 'Inschrijfformulier', text: 'Inschrijfformulier van VV De Heikant' },
  },
  smederij: {
    building: 'De Oude Smederij',
    elsewhere: { title: 'Werkplaats Ambachtspad', street: 'Ambachtspad', house: '9', letters: 'HB', place: 'oirschot' },
    rooms: [['Smidse', 20]],
    people: [['Sjoerd Postma', 'Smid']],
    image: { title: 'Het vuur', alternative: 'Een smid bij het vuur', hue: 12 },
    document: { title: 'Veilig smeden', text: 'Regels voor veilig smeden' },
  },
  deDommelpoort: {
    building: 'De Dommelpoort',
    elsewhere: { title: 'Wijkpunt Selissen', street: 'Selissenwal', house: '3', letters: 'KA', place: 'boxtel' },
    rooms: [
      ['Theaterzaal', 240],
      ['Leslokaal 1', 20],
      ['Leslokaal 2', 20],
    ],
    people: [
      ['Yara Yildiz', 'Educatie'],
      ['Henk Terpstra', 'Theater'],
    ],
    image: { title: 'Theaterzaal', alternative: 'De lege theaterzaal met rode stoelen', hue: 355 },
    document: { title: 'Zaalverhuur', text: 'Voorwaarden van de zaalverhuur' },
  },
  deRaam: {
    building: 'Zwembad De Raam',
    elsewhere: { title: 'Buitenbad Vughtse Hei', street: 'Heiweg', house: '1', letters: 'ZA', place: 'vught' },
    rooms: [['Instructiebad', 30]],
    people: [['Marieke de Groot', 'Zwemles']],
    image: { title: 'Wedstrijdbad', alternative: 'Het bad met acht banen', hue: 190 },
    document: { title: 'Zwemrooster', text: 'Zwemrooster van De Raam' },
    closed: { from: -60, till: null, reason: 'Winterstop' },
  },
  deScholte: {
    building: 'Museum De Scholtehoeve',
    elsewhere: { title: 'Museumschuur', street: 'Scholtenweg', house: '6', letters: 'VK', place: 'winterswijk' },
    rooms: [['Deel', 80]],
    people: [['Tjitske van Loon', 'Educatie']],
    image: { title: 'De hoeve', alternative: 'De scholtehoeve onder oude eiken', hue: 95 },
    document: { title: 'Lesbrief', text: 'Lesbrief voor groep zeven' },
  },
  walderij: {
    building: 'Bibliotheek De Walderij',
    elsewhere: { title: 'Oude school', street: 'Schoolpad', house: '4', letters: 'BX', place: 'lochem' },
    rooms: [['Studiezaal', 18]],
    people: [['Fatima Yildiz', 'Lezen en schrijven']],
    image: { title: 'Leeszaal', alternative: 'De leeszaal in de oude school', hue: 260 },
    document: { title: 'Verbouwing', text: 'Wat er tijdens de verbouwing verandert' },
  },
  skutsje: {
    building: 'Skûtsjemuseum',
    elsewhere: { title: 'Museumhaven', street: 'Havenkaai', house: '30', letters: 'CX', place: 'sneek' },
    rooms: [['Zeilmakerij', 25]],
    people: [['Sjoerd Postma', 'Schipper']],
    image: { title: 'Zeilen', alternative: 'Een skûtsje onder vol zeil', hue: 205 },
    document: { title: 'Vaarschema', text: 'Vaarschema van het seizoen' },
  },
} satisfies Record<string, Shelf>;
