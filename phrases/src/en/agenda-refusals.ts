export const agendaRefusals = {
  'agenda.time-unknown': {
    title: 'This time is gone',
    message: 'The agenda item has changed meanwhile and does not have this time any more. See in the agenda where it is now.',
  },
  'agenda.workdays': {
    title: 'It cannot be moved this way',
    message: 'This pattern is for workdays only. Move only this one, or change the pattern.',
  },
  'agenda.weeks': {
    title: 'It cannot be moved this way',
    message: 'Some of the days would end up in another week than the rest. Move only this one, or change the pattern.',
  },
  'agenda.first': {
    title: 'Nothing would be left',
    message: 'This is the first one. Cancel only this one, or delete the agenda item.',
  },
  'agenda.exception': {
    title: 'It cannot be moved this way',
    message: 'These opening hours are an exception and not part of the week. Move only this one.',
  },
  'agenda.hours-place': {
    title: 'It cannot be moved this way',
    message: 'Opening hours of one day cannot go to another location. Make an agenda item of its own for that.',
  },
  'agenda.nothing-to-undo': { title: 'Undoing is not possible', message: 'There is nothing (any more) to undo.' },
  'agenda.split-changed': {
    title: 'Undoing is not possible',
    message: 'The following times became an agenda item of their own, which was changed or deleted meanwhile.',
  },
  'agenda.gone': {
    title: 'Undoing is not possible',
    message: 'The product or the location of then cannot be used any more.',
  },
};
