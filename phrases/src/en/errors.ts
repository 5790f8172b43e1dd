import type { errors as nl } from '../nl/errors.ts';

/** Failures: the notices, the pages and the dialogs of specification point 8. */
export const errors: typeof nl = {
  title: 'Error in communication with the server:',
  close: 'Close message',
  byMessage: {
    'insufficient rights': 'You do not have enough rights to do this.',
    'you have no right to copy': 'You have no right to copy.',
  },
  retry: 'Try again',
  load: 'This could not be loaded.',
  toStart: 'Go to the start page',
  toSignIn: 'Sign in again',
  accessDown: {
    title: 'Signing in is not possible now',
    message: 'The sign-in service does not answer. We keep trying; you do not have to do anything.',
  },
  coreDown: {
    title: 'The portal cannot be reached now',
    message: 'The server does not answer. We keep trying; you do not have to do anything.',
  },
  noRights: {
    title: 'You have no access to this portal',
    message: 'Your account has no role here. Ask an administrator of your team to invite you.',
  },
  other: {
    title: 'Something went wrong',
    message: 'An unexpected error occurred. Try again or go back to the start page.',
  },
  maintenance: {
    title: 'We are working on the portal',
    message: 'The portal is briefly unavailable for maintenance. Please try again later.',
  },
  page: {
    notFoundTitle: 'This page does not exist',
    notFound: 'The link may be old or incomplete. Search at the top or begin at the start page.',
  },
  record: {
    title: 'Not found',
    organisation: 'Sorry. We cannot find this organisation.',
    team: 'Sorry. We cannot find this team.',
    product: 'This product no longer exists.',
    agenda: 'This agenda item no longer exists.',
    supplement: 'This supplement no longer exists.',
    type: 'This type does not exist.',
    relationtype: 'This relation type no longer exists.',
    role: 'This role no longer exists.',
    other: 'Sorry. We cannot find this.',
    hint: 'The link may be old, or you may not have the rights to see this.',
  },
  notAllowed: {
    title: 'No access',
    organisation: 'You do not have enough rights to see this organisation.',
    team: 'You do not have enough rights to see this team.',
    organisationUnauthorised: 'The requested organisation cannot be shown',
    teamUnavailable: 'The requested team cannot be shown ({error})',
    hint: 'An administrator of the team can give you rights.',
  },
  part: {
    title: 'This part of the portal could not be loaded',
    message: 'A new version is available or the connection was lost. Reload the page to continue.',
    timeout: 'Loading took more than two minutes. Check your connection and reload the page.',
    reload: 'Reload page',
  },
  unexpected: {
    title: 'An unexpected error occurred.',
    message: 'The fault is in the portal, not in your data. What you typed is kept on this device.',
    details: 'Technical details',
  },
};
