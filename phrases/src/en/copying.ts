import type { copying as nl } from '../nl/copying.ts';

export const copying: typeof nl = {
  action: 'Copy …',
  of: 'Copy {title}',
  actions: 'Actions',
  title: 'Copy product',
  lead: 'You make a new product with what you bring along from ‘{title}’.',
  name: 'Title of the copy',
  organisation: 'Organisation',
  organisationHelp: 'Only organisations to which you may copy.',
  organisationMore: 'Type a name to search {count} organisations.',
  organisationNothing: 'No organisation found',
  organisationMissing: 'Choose an organisation.',
  notHere: 'You may not copy to this organisation. Choose another one.',
  nowhere: 'There is nowhere you may copy products to. An administrator can give you that right.',
  bring: 'What do you bring along?',
  section: '{section}: {count, plural, =0 {nothing filled in} one {# field} other {# fields}}',
  files: '{count, plural, one {The file} other {The # files}}, as a copy of its own',
  supplements: '{count, plural, one {The reference to a supplement} other {The references to # supplements}}, such as a location',
  library: {
    title: '{count, plural, one {The supplement that this product uses} other {The # supplements that this product uses}}',
    copy: 'Copy along into the supplements of {organisation}',
    copyRight: 'Cannot be copied along: you may not make supplements at {organisation}',
    leave: 'Leave out',
  },
  behind: 'This never comes along',
  identifying: 'What says which product it is: {names}',
  protected: 'What you may not fill in there: {names}',
  history:
    'Publication and plans, the agenda with its dates, sharing with other organisations, notifications, audit log and earlier versions',
  renewed:
    '{count, plural, =0 {The copy is a concept.} one {The copy is a concept. One field needs a new value after that; the form points it out.} other {The copy is a concept. # fields need a new value after that; the form points them out.}}',
  confirm: 'Copy',
  cancel: 'Cancel',
  blocked: 'Copying is not possible',
  done: '‘{title}’ was made as a copy.',
  renewals: {
    title: '{count, plural, one {# field of this copy still to check} other {# fields of this copy still to check}}',
    lead: 'Fill in a new value, or tick off what is right.',
    reasons: {
      identifies: 'belongs to the original, give it a value of its own',
      past: 'this date has passed',
      required: 'required, and not brought along',
    },
    tick: 'Right as it is',
    tickOf: '{field} is right as it is',
    ticked: '{field} is ticked off.',
    left: '{count, plural, =0 {Everything of this copy was checked.} one {# field still to check.} other {# fields still to check.}}',
  },
  similar: {
    title:
      '{count, plural, one {There is already a product here that is called almost so} other {There are already products here that are called almost so}}',
    lead: 'See whether it is the same before you go on.',
    opens: '{title}, opens in a new window',
  },
};
