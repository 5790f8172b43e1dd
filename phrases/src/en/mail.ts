import type { mail as nl } from '../nl/mail.ts';

/** Mails: subject, body and button by kind. `at` arrives as a date and time of the tenant's zone. */
export const mail: typeof nl = {
  greeting: 'Dear {name},',
  greetingUnknown: 'Hello,',
  linkHelp: 'Does the button not work? Copy this address to your browser:',
  footer: 'This mail was sent by {portal}, {host}.',
  reasons: 'The reasons:',
  changes: 'What changed:',
  roles: 'It concerns these roles:',
  roleAt: '{role} at {place}',
  behalf: 'You receive this mail on behalf of {name}, for whom you stand in until {till}.',
  behalfSubject: '{subject} (on behalf of {name})',
  several: '{line} ({times} times)',
  more: '{count, plural, one {And one more change} other {And # more changes}}',
  news: {
    line: '{line}, by {by}',
    former: 'a former user',
    elsewhere: '{what} at {place}',
    hidden: 'another organisation',
    agenda:
      '{what}: {does, select, create {put into the agenda} moveDate {{which, select, this {{at} moved to {start}} following {from {at} on moved to {start}} other {all dates moved}}} cancelDate {{which, select, this {{at} cancelled} following {ended from {at} on} other {all dates cancelled}}} resumeDate {{at} takes place as before} undo {previous change undone} erase {deleted from the agenda} other {changed}}',
    relations: '{does, select, relate {related to {what}} other {relation with {what} ended}}',
    sharing:
      '{does, select, offered {{title} of {owner} offered to {consumer}} accepted {{title} of {owner} now at {consumer} too} declined {{title} of {owner} declined by {consumer}} withdrawn {{title} of {owner} not offered to {consumer} any more} other {{title} of {owner} not at {consumer} any more}}',
    library:
      '{does, select, create {{what} added} close {{what} closed from {from}{till, select, none {} other { till {till}}}} open {closing of {what} taken back} other {a supplement deleted for good}}',
  },
  kinds: {
    'password-reset': {
      subject: 'A new password for {portal}',
      title: 'Choose a new password',
      body: 'You, or somebody else, asked for a new password for your account at {portal}. The button lets you choose one. The link works for one hour, once.',
      button: 'Choose a new password',
      note: 'Didn’t you ask for this? Then you need not do anything; your password stays the same.',
    },
    invitation: {
      subject: '{inviter} invites you to {place}',
      title: 'You are invited to {portal}',
      body: '{inviter} invites you as {role} at {place}. {does} The button shows what it is about and lets you choose whether to join. The invitation is valid until {at}.',
      button: 'View the invitation',
      note: 'Do you not know the sender? Then there is nothing to do: nothing happens without your answer.',
    },
    'invitation-answered': {
      subject:
        '{answer, select, accepted {{email} joins {place}} denied {{email} declined your invitation} other {Your invitation to {email} has expired}}',
      title:
        '{answer, select, accepted {Your invitation has been accepted} denied {Your invitation has been declined} other {Your invitation has expired}}',
      body: '{answer, select, accepted {{email} has the role {role} at {place} since {at}.} denied {{email} declined the role {role} at {place} on {at}.} other {{email} did not answer your invitation to the role {role} at {place}. Since {at} that is no longer possible. You can send the invitation again.}}',
      button: 'To the users',
      note: '',
    },
    'plan-done': {
      subject: '{title} has been published',
      title: 'The planned publication has taken effect',
      body: 'Version {revision} of {title} has been published since {at}, as you planned.',
      button: 'View',
      note: '',
    },
    'plan-failed': {
      subject: '{title} could not be published',
      title: 'The planned publication has failed',
      body: 'Version {revision} of {title} was to be published on {at}. That did not work. What was already published has not changed.',
      button: 'Solve',
      note: '',
    },
    'end-done': {
      subject: '{title} is no longer published',
      title: 'The publication has ended',
      body: '{title} has not been published since {at}, as planned.',
      button: 'View',
      note: '',
    },
    'organisation-changed': {
      subject: '{title} has been changed',
      title: '{title} has been changed',
      body: '{by} changed {title} on {at}.',
      button: 'View',
      note: 'You get this mail because notifications about this are on for you. You can turn them off on its page.',
    },
    'agenda-changed': {
      subject: '{count, plural, one {Agenda of {title}: {first}} other {Agenda of {title}: # changes}}',
      title: 'The agenda of {title} was changed',
      body: 'Others changed the agenda of {title}.',
      button: 'View',
      note: 'You get this mail because notifications about this are on for you. In your profile you choose for each kind; you can turn them off on the page itself.',
    },
    'relations-changed': {
      subject: '{count, plural, one {Relations of {title}: {first}} other {Relations of {title}: # changes}}',
      title: 'The relations of {title} were changed',
      body: 'Others changed the relations of {title}.',
      button: 'View',
      note: 'You get this mail because notifications about this are on for you. In your profile you choose for each kind; you can turn them off on the page itself.',
    },
    'sharing-changed': {
      subject: '{count, plural, one {Sharing at {title}: {first}} other {Sharing at {title}: # changes}}',
      title: 'Something was shared at {title}',
      body: 'This changed in the sharing of products at {title}.',
      button: 'View',
      note: 'You get this mail because notifications about this are on for you. In your profile you choose for each kind; you can turn them off on the page itself.',
    },
    'library-changed': {
      subject: '{count, plural, one {Supplements of {title}: {first}} other {Supplements of {title}: # changes}}',
      title: 'The supplements of {title} were changed',
      body: 'Others changed something in the library of {title}.',
      button: 'View',
      note: 'You get this mail because notifications about this are on for you. In your profile you choose for each kind; you can turn them off on the page itself.',
    },
    'product-shared': {
      subject:
        '{does, select, offered {{owner} offers you {title}} accepted {{consumer} shows {title} now} declined {{consumer} will not show {title}} withdrawn {{title} is not offered any more} published {{owner} published {title}} depublished {{title} is not published any more} other {{consumer} does not show {title} any more}}',
      title:
        '{does, select, offered {A product was offered to you} accepted {Your offer was accepted} declined {Your offer was declined} withdrawn {A product was taken back} published {A product that you show was published} depublished {A product that you show is not visible any more} other {A product is not shown any more}}',
      body: '{does, select, offered {{owner} offers {consumer} the product {title} since {at}. If you accept, {consumer} shows it too, as co-organiser. {owner} keeps maintaining it.} accepted {{consumer} shows your product {title} since {at}.} declined {{consumer} declined your product {title} on {at}. You can offer it again later.} withdrawn {{owner} took the product {title} back on {at}. {consumer} does not show it any more.} published {{owner} published a version of {title} on {at}. {consumer} shows it too.} depublished {{owner} does not publish {title} any more since {at}. {consumer} does not show it any more either.} other {{consumer} does not show your product {title} any more since {at}.}}',
      button: 'Look',
      note: 'In your profile you choose whether you get a mail when products are shared.',
    },
    'roles-changed': {
      subject:
        '{does, select, given {You have the role {role} at {place}} changed {Your role at {place} was changed} other {Your role at {place} has ended}}',
      title: '{does, select, given {You have a new role} changed {Your role was changed} other {Your role has ended}}',
      body: '{does, select, given {{by} gave you the role {role} at {place} on {at}. It holds {reach, select, current {only there} currentAndBeneath {there and for everything beneath} other {for everything beneath}}.} changed {{by} changed your role at {place} on {at}. You now have the role {role} there. It holds {reach, select, current {only there} currentAndBeneath {there and for everything beneath} other {for everything beneath}}.} other {{by} took away your role {role} at {place} on {at}.}}',
      button: 'To the portal',
      note: 'In your profile you choose whether you get a mail when your roles change.',
    },
    'account-unused': {
      subject: 'You have not signed in to {portal} for a long time',
      title: 'Sign in to keep your {roles, plural, one {role} other {roles}}',
      body: 'You have not signed in to {portal} for a year and a half. Unless you sign in, {roles, plural, one {your role ends} other {your # roles end}} on {at}.',
      button: 'Sign in',
      note: 'Do you no longer need the account? Then you need not do anything. You can ask an administrator to erase your data.',
    },
    'account-roles-ended': {
      subject: 'Your {roles, plural, one {role} other {roles}} at {portal} {roles, plural, one {has} other {have}} ended',
      title: 'Your {roles, plural, one {role has} other {roles have}} ended',
      body: 'You have not signed in to {portal} since our warning. So {roles, plural, one {your role has} other {your # roles have}} ended.',
      button: 'To the portal',
      note: 'Would you like to join in again? Ask an administrator to give you a role. Your account still exists.',
    },
    'weekly-digest': {
      subject: 'What happened at {portal} this week',
      title: 'Your weekly overview',
      body: '{count, plural, one {There is one message} other {There are # messages}} that you prefer to get once a week.',
      button: 'To the portal',
      note: 'You receive this overview every Monday when there is something to tell. In your profile you choose for each kind: at once, weekly or not at all.',
    },
  },
};
