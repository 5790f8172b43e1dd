import type { mail as nl } from '../nl/mail.ts';

/** Mails: subject, body and button by kind. `at` arrives as a date and time of the tenant's zone. */
export const mail: typeof nl = {
  greeting: 'Dear {name},',
  greetingUnknown: 'Hello,',
  linkHelp: 'Does the button not work? Copy this address to your browser:',
  footer: 'This mail was sent by {portal}, {host}.',
  reasons: 'The reasons:',
  changes: 'What changed:',
  kinds: {
    'password-reset': {
      subject: 'A new password for {portal}',
      title: 'Choose a new password',
      body: 'You, or somebody else, asked for a new password for your account at {portal}. The button lets you choose one. The link works for one hour, once.',
      button: 'Choose a new password',
      note: 'Didn’t you ask for this? Then you need not do anything; your password stays the same.',
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
      note: 'You get this mail because notifications about this organisation are on for you. You can turn them off on the page of the organisation.',
    },
  },
};
