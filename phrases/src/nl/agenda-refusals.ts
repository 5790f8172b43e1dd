/** Why an act on times of an agenda item is refused. */
export const agendaRefusals = {
  'agenda.time-unknown': {
    title: 'Dit tijdstip is er niet meer',
    message: 'Het agenda-item is intussen veranderd en heeft dit tijdstip niet meer. Kijk in de agenda waar het nu staat.',
  },
  'agenda.workdays': {
    title: 'Verplaatsen kan zo niet',
    message: 'Dit patroon geldt alleen voor werkdagen. Verplaats alleen deze keer, of pas het patroon aan.',
  },
  'agenda.weeks': {
    title: 'Verplaatsen kan zo niet',
    message: 'Een deel van de dagen zou in een andere week komen dan de rest. Verplaats alleen deze keer, of pas het patroon aan.',
  },
  'agenda.first': {
    title: 'Zo blijft er niets over',
    message: 'Dit is de eerste keer. Laat alleen deze vervallen, of verwijder het agenda-item.',
  },
  'agenda.exception': {
    title: 'Verplaatsen kan zo niet',
    message: 'Deze openingstijd is een uitzondering en staat niet in de vaste week. Verplaats alleen deze keer.',
  },
  'agenda.hours-place': {
    title: 'Verplaatsen kan zo niet',
    message: 'Openingstijden van één dag kunnen niet naar een andere locatie. Maak daarvoor een apart agenda-item.',
  },
  'agenda.nothing-to-undo': { title: 'Ongedaan maken kan niet', message: 'Er is niets (meer) om ongedaan te maken.' },
  'agenda.split-changed': {
    title: 'Ongedaan maken kan niet',
    message: 'De volgende keren zijn een eigen agenda-item geworden, en dat is intussen gewijzigd of verwijderd.',
  },
  'agenda.gone': {
    title: 'Ongedaan maken kan niet',
    message: 'Het product of de locatie van toen kan niet meer worden gebruikt.',
  },
};
