/** Open at a glance, in several lengths, and the coming days of an agenda. */
export const glance = {
  short: { open: 'open until {till}', always: 'open day and night', later: 'open from {from}', over: 'closed', closed: 'closed' },
  today: {
    open: 'open today until {till}',
    always: 'open day and night',
    later: 'open today from {from}',
    over: 'closed now',
    closed: 'closed today',
  },
  reason: '{said} ({reason})',
  /** Open until a time of another day than today or the night after it. */
  dayAndTime: '{day} {time}',
  tomorrow: 'tomorrow',
  nextLater: '{said}, again later from {from} to {till}',
  next: '{said}, open again {day} from {from} to {till}',
  nextFrom: '{said}, open again {day} from {from}',
  never: '{said}, and not open in the next four weeks',
  week: {
    title: 'Agenda, next seven days',
    all: 'Whole agenda',
    nothing: 'There is nothing in the agenda in the next seven days.',
    today: 'Today',
    tomorrow: 'Tomorrow',
    more: '{count, plural, one {And # more time} other {And # more times}}',
    openings: 'Opening hours',
    days: 'What takes place',
    where: '{title}, {place}',
  },
};
