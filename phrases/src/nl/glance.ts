/** Open at a glance, in several lengths, and the coming days of an agenda. */
export const glance = {
  short: { open: 'open tot {till}', always: 'dag en nacht open', later: 'open vanaf {from}', over: 'gesloten', closed: 'gesloten' },
  today: {
    open: 'vandaag open tot {till}',
    always: 'dag en nacht open',
    later: 'vandaag open vanaf {from}',
    over: 'nu gesloten',
    closed: 'vandaag gesloten',
  },
  reason: '{said} ({reason})',
  /** Open until a time of another day than today or the night after it. */
  dayAndTime: '{day} {time}',
  tomorrow: 'morgen',
  nextLater: '{said}, later weer van {from} tot {till}',
  next: '{said}, {day} weer open van {from} tot {till}',
  nextFrom: '{said}, {day} weer open vanaf {from}',
  never: '{said}, en de komende vier weken niet open',
  week: {
    title: 'Agenda, komende week',
    all: 'Hele agenda',
    nothing: 'De komende zeven dagen staat er niets in de agenda.',
    today: 'Vandaag',
    tomorrow: 'Morgen',
    more: '{count, plural, one {En nog # moment} other {En nog # momenten}}',
    openings: 'Openingstijden',
    days: 'Wat er plaatsvindt',
    where: '{title}, {place}',
  },
};
