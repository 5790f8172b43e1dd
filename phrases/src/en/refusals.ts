import { agendaRefusals } from './agenda-refusals.ts';
import type { RefusalTexts } from '../refusal-text.ts';

const save = 'Saving is not possible';
const publish = 'Publishing is not possible';
const depublish = 'Unpublishing is not possible';
const settings = 'This setting is not possible';
const file = 'This file cannot be used';
const relation = 'This relation is not possible';
const sharing = 'Cannot be shared';
const replacing = 'Cannot be replaced';

/** Every refusal, by code (specification points 4, 5 and 8). */
export const refusals: RefusalTexts = {
  REGIONS_EXCEPTION: { title: 'Region thesaurus error', message: 'The regions cannot be fetched now. Try again later.' },
  REGIONS_VERIFY_ERROR: { title: 'Cannot verify regions', message: 'Cannot verify regions' },
  WORDS_VERIFY_ERROR: { title: 'Cannot verify keywords', message: 'Cannot verify keywords' },
  ElasticQueryException: { title: 'This query is invalid.', message: 'Adjust the query and try again.' },

  'input.invalid': { title: 'The input is not right', message: 'The server does not understand this input. Check what you filled in.' },
  'record.unknown': { title: 'Not found', message: 'This does not exist (any more), or you have no right to see it.' },
  'right.missing': { title: 'No rights', message: 'You do not have enough rights to do this.' },
  'session.missing': { title: 'You are not signed in', message: 'Your session has ended. Sign in again to continue.' },
  'session.no-roles': { title: 'No rights', message: 'You do not have a role in this portal yet. Ask your administrator for access.' },
  unexpected: { message: 'An unexpected error occurred.' },
  'version.newer': {
    title: 'Changed meanwhile',
    message: 'Somebody else has changed this meanwhile. Look at the newest version and try again.',
  },
  'too-many-requests': { title: 'Slow down a little', message: 'There were too many requests in a row. Wait a minute and try again.' },
  maintenance: { title: 'Maintenance', message: 'The portal is briefly unavailable for maintenance.' },
  'service.unavailable': { title: 'Briefly unavailable', message: 'A service that is needed for this does not answer. Try again later.' },

  'save.conflict': {
    title: save,
    message: 'Somebody else changed the same fields. Choose per field which value stays; then you can save.',
  },
  'save.problems': {
    title: save,
    message: 'Solve the problems at the fields first. What is published can be saved only without problems.',
  },
  'save.type-changed': { title: 'The structure has changed', message: 'The structure of this organisation changed while you were editing' },
  'save.archived': { title: save, message: 'This organisation is archived and may not be updated!' },
  'save.deactivated': { title: save, message: 'This organisation is deactivated. Activate it first.' },

  'publish.problems': { title: publish, message: 'There are problems that stand in the way of publication. Solve them first.' },
  'publish.right': { title: publish, message: 'You do not have enough rights to publish. The item must be unpublished first.' },
  'publish.plan-exists': { title: publish, message: 'A publication is planned already. Confirm that you want to replace it.' },
  'publish.in-the-past': { title: publish, message: 'Choose a moment in the future.' },
  'publish.till-before-from': { title: publish, message: 'The publication must end after it begins.' },
  'publish.nothing-new': { title: publish, message: 'The newest version is published already.' },
  'publish.deactivated': { title: publish, message: 'This organisation is deactivated. Activate it first.' },
  'publish.archived': { title: publish, message: 'This organisation is archived. Restore it first.' },
  'plan.none': { title: 'Nothing to withdraw', message: 'No publication is planned.' },
  'plan.workflow-off': { title: publish, message: 'Planning is possible only while the workflow is on.' },
  'end.none': { title: 'Nothing to withdraw', message: 'No end of the publication is planned.' },
  'end.in-the-past': { title: depublish, message: 'Choose a moment in the future.' },
  'depublish.not-published': { title: depublish, message: 'This organisation is not published.' },
  'depublish.note': { title: depublish, message: 'Say why the publication ends: an editorial note is required.' },

  'deactivate.already': { message: 'This organisation is deactivated already.' },
  'activate.already': { message: 'This organisation is active already.' },
  'archive.already': { message: 'This organisation is archived already.' },
  'restore.not-archived': { message: 'This organisation is not archived.' },
  'restore.owner-archived': {
    title: 'Cannot restore',
    message: 'The organisation of this product is archived. Restore the organisation first.',
  },
  'erase.not-archived': { title: 'Deleting is not possible', message: 'Only an archived organisation can be deleted for good.' },
  'erase.title': { title: 'Deleting is not possible', message: 'The name you typed is not the name of this organisation.' },
  'erase.consumers': {
    title: 'Deleting is not possible',
    message:
      'This organisation offers products to others and therefore cannot be deleted. {count, plural, one {This organisation shows one} other {These # organisations show them}}: {names}. Withdraw them there first.',
  },

  'product.type-needed': {
    title: 'Choose another type',
    message: 'The type of this product has no fields for what was filled in. Give the product another type first.',
  },

  'settings.already': { message: 'This setting is like that already.' },
  'settings.workflow-published': { title: settings, message: 'The workflow of a published organisation cannot be turned off.' },
  'settings.workflow-unpublished-changes': {
    title: settings,
    message: 'The workflow cannot be turned off while there are unpublished changes.',
  },
  'settings.workflow-online-problems': {
    title: settings,
    message: 'The workflow cannot be turned off while the organisation is online and has problems.',
  },
  'settings.workflow-product-changes': {
    title: settings,
    message: 'The workflow cannot be turned off while products have unpublished changes.',
  },
  'settings.workflow-plans': {
    title: settings,
    message: 'Turning the workflow off cancels planned publications. Confirm that you want that.',
  },
  'settings.online-problems': { title: settings, message: 'An organisation with problems cannot be put online.' },
  'settings.types-required': { title: settings, message: 'Choose at least one organisation type.' },
  'settings.types-maximum': { title: settings, message: 'You cannot choose more than {maximum} organisation types.' },
  'settings.type-not-removable': { title: settings, message: 'This type may not be removed.' },
  'settings.type-inactive': { title: 'Type not available', message: 'This type is no longer used. Choose another type.' },
  'settings.type-not-allowed': { title: settings, message: 'This type is not allowed under this team.' },

  'form.problems': {
    title: 'Not filled in right yet',
    message: 'Not everything is filled in right. The fields say what is still to be done.',
  },

  'team.root': { title: 'Not possible', message: 'The root team cannot be moved or deleted.' },
  'team.not-empty': {
    title: 'Cannot be deleted',
    message:
      'Only an empty team can be deleted. Beneath this team: {subteams, plural, =0 {no teams} one {# team} other {# teams}}, {organisations, plural, =0 {no organisations} one {# organisation} other {# organisations}}, {roles, plural, =0 {no roles of its own} one {# role of its own} other {# roles of its own}}, {relationTypes, plural, =0 {no relation types} one {# relation type} other {# relation types}}.',
  },
  'team.move-same': { title: 'Cannot be moved', message: 'It already stands beneath this team.' },
  'team.move-beneath-itself': { title: 'Cannot be moved', message: 'A team cannot stand beneath itself or beneath a team of its own.' },
  'team.move-target': { title: 'Cannot be moved', message: 'You do not have enough rights at the team where it would go.' },
  'team.move-rights': {
    title: 'Cannot be moved',
    message:
      'Whoever has a role at the new team would get {count, plural, one {# right} other {# rights}} here that you do not have here yourself.',
  },
  'team.move-name': { title: 'Cannot be moved', message: 'There is already a team named {name} beneath that team.' },
  'team.move-roles': {
    title: 'Cannot be moved',
    message: 'Roles are held here that belong to a team above and are not valid there: {names}. Replace them first.',
  },

  'settings.mandatory': {
    title: 'This setting is not possible',
    message:
      'The team {team} prescribes this setting: {setting, select, online {Online} workflow {Workflow for the organisation} productWorkflow {Workflow for the products} other {Setting}}.',
  },

  'copy.right': { title: 'Cannot be copied', message: 'You have no right to copy.' },
  'copy.target': { title: 'Cannot be copied', message: 'You may not create organisations in that team.' },
  'copy.organisation': { title: 'Cannot be copied', message: 'You may not copy products to that organisation.' },
  'copy.supplements': { title: 'Cannot be copied', message: 'You may not use or make supplements at that organisation. Leave them out.' },

  'role.built-in': { title: 'Cannot be changed', message: 'A built-in role cannot be changed or deleted. Make a copy and change that.' },
  'role.elsewhere': { title: 'Cannot be changed', message: 'This role belongs to the team {team} and is changed there.' },
  'role.in-use': {
    title: 'The role cannot be deleted',
    message:
      'The role is still in use: {holders, plural, one {# person holds} other {# people hold}} it, {invited, plural, one {# invitation is} other {# invitations are}} open.',
  },
  'role.rights-not-held': {
    title: 'These rights are not possible',
    message: 'You cannot give a role rights that you do not hold here yourself, with everything beneath.',
  },
  'role.not-usable': {
    title: 'This role is not possible here',
    message: 'This role belongs to another part of the teams and cannot be held here.',
  },

  'assignment.rights-not-held': {
    title: 'Cannot be assigned',
    message: 'You cannot give anybody rights that you do not hold there yourself.',
  },
  'assignment.exists': { title: 'Cannot be assigned', message: 'This person already holds that role there.' },
  'assignment.last-holder': {
    title: 'The last one with this role',
    message: 'This is the last person with this role here. Confirm that you want to take it away all the same.',
  },
  'assignment.last-of-root': { title: 'Cannot be taken away', message: 'The root team always keeps at least one administrator.' },
  'assignment.person-inactive': { title: 'Cannot be assigned', message: 'This account is deactivated. Activate it first.' },

  'invitation.expired': { title: 'Invitation expired', message: 'This invitation has expired. Ask whoever invited you for a new one.' },
  'invitation.answered': { title: 'Already answered', message: 'This invitation was already answered or withdrawn.' },
  'invitation.invalid': {
    title: 'Invitation no longer valid',
    message: 'Whoever invited you may not hand out this role any more. Ask for a new invitation.',
  },
  'invitation.too-often': {
    title: 'Not to be sent again yet',
    message: 'An invitation can be sent at most once an hour and five times in all.',
  },
  'invitation.too-many': {
    title: 'No more invitations for now',
    message: 'You have sent {maximum, number} invitations in the past hour. Wait an hour and send the rest then.',
  },
  'invitation.exists': { title: 'Invited already', message: 'This person has been invited to this already.' },

  'user.self': { title: 'Not possible', message: 'You cannot do this to your own account.' },
  'user.last-of-root': { title: 'Not possible', message: 'This is the last administrator of the root team. Appoint somebody else first.' },
  'user.already': { title: 'Nothing has changed', message: 'This account is like that already.' },
  'user.email': { title: 'Cannot be anonymised', message: 'The address that you typed is not that of this account.' },
  'profile.closed': { title: 'Cannot be changed', message: 'In this portal personal data is kept elsewhere.' },

  'look.read-only': {
    title: 'You are only looking',
    message: 'You are looking as another role and cannot change anything now. Stop looking to go on.',
  },

  'sharing.itself': { title: sharing, message: 'An organisation cannot offer its product to itself.' },
  'sharing.offered': { title: sharing, message: 'This offer is still waiting for an answer.' },
  'sharing.accepted': { title: sharing, message: 'This organisation shows the product already.' },
  'sharing.declined': { title: sharing, message: 'This offer was declined.' },
  'sharing.withdrawn': { title: sharing, message: 'This offer was withdrawn.' },
  'sharing.ended': { title: sharing, message: 'This organisation does not show the product any more.' },
  'sharing.product-archived': { title: sharing, message: 'This product is archived and cannot be shared.' },
  'sharing.organisation-away': {
    title: sharing,
    message: 'This organisation is archived or deactivated and cannot take anything over now.',
  },
  'sharing.locations-right': { title: sharing, message: 'You may not use the locations of this organisation.' },
  'sharing.location-unknown': {
    title: sharing,
    message: 'Choose locations from the supplements of this organisation. What you chose is not there (any more).',
  },

  'relation-type.elsewhere': {
    title: 'Cannot be changed',
    message: 'This relation type belongs to the team {team} and is changed there.',
  },
  'relation-type.in-use': {
    title: 'The relation type cannot be deleted',
    message: 'The relation type is still in use for {uses, plural, one {# relation} other {# relations}}.',
  },
  'relation-type.kind-in-use': {
    title: 'The kind cannot be changed',
    message: 'The relation type is in use for {uses, plural, one {# relation} other {# relations}}, and so its kind stays.',
  },
  'relation.itself': { title: relation, message: 'An organisation cannot be related to itself.' },
  'relation.archived': { title: relation, message: 'The other organisation is archived.' },
  'relation.exists': { title: 'The relation exists already', message: 'These two organisations are related like this already.' },
  'relation.circle': {
    title: relation,
    message: 'An organisation would become a part of itself, directly or by way of other organisations.',
  },
  'relation.right': { title: relation, message: 'You may not make relations at the other organisation.' },
  'relation.type': { title: relation, message: 'This relation type belongs to another part of the teams and cannot be used here.' },

  'isil.in-use': {
    title: 'ISIL code in use',
    message: 'This ISIL code is in use already by {known, select, true {{title}} other {another organisation}}.',
  },

  'holiday-hours.none': { title: 'No opening hours', message: 'There are no opening hours here any more.' },
  'holiday-hours.full': {
    title: 'Too many days that differ',
    message: 'Opening hours hold {most} days or periods that differ, and these are more. Delete the old ones there first.',
  },
  'holiday-hours.other-changes': {
    title: 'Not published yet',
    message: 'Other changes are waiting to be published. Publish them together at the organisation itself.',
  },

  'supplement.in-use': {
    title: 'This supplement is in use',
    message:
      'The supplement cannot be deleted: {uses, plural, one {# place still uses} other {# places still use}} it. Replace it there first.',
  },
  'supplement.replacement-unfit': {
    title: replacing,
    message: 'Choose another supplement of the same organisation and the same type.',
  },
  'supplement.replacement-closed': {
    title: replacing,
    message: 'The supplement that you chose is closed or will be. Confirm that you want to use it all the same, or choose another one.',
  },
  'supplement.not-closed': { title: 'Nothing has changed', message: 'No closing is planned for this supplement.' },

  ...agendaRefusals,
  'type.touches': {
    title: 'First look at what this touches',
    message: 'This change touches data that has been filled in ({records, number}). Look at what changes and confirm it.',
  },
  'file.too-large': { title: file, message: 'The file is too large.' },
  'file.type': { title: file, message: 'This kind of file is not allowed here.' },
  'file.pixels': { title: file, message: 'The dimensions of this picture do not fit.' },
};
