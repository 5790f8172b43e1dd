/**
 * Every expected "no" of the product, by code. A code without a Dutch and an English text does not compile (`phrases`),
 * one without an HTTP status neither (`contract`).
 */
export const refusalCodes = [
  // Anyone, anything
  'unexpected',
  'input.invalid',
  'record.unknown',
  'right.missing',
  'session.missing',
  'session.no-roles',
  'version.newer',
  'too-many-requests',
  'maintenance',
  'service.unavailable',
  // Saving together (point 4; decisions 4)
  'save.conflict',
  'save.problems',
  'save.type-changed',
  'save.archived',
  'save.deactivated',
  // Publication (point 4)
  'publish.problems',
  'publish.right',
  'publish.plan-exists',
  'publish.in-the-past',
  'publish.till-before-from',
  'publish.nothing-new',
  'publish.deactivated',
  'publish.archived',
  'plan.none',
  'plan.workflow-off',
  'end.none',
  'end.in-the-past',
  'depublish.not-published',
  'depublish.note',
  // Activation and archive (point 4)
  'deactivate.already',
  'activate.already',
  'archive.already',
  'restore.not-archived',
  'restore.owner-archived',
  'erase.not-archived',
  'erase.title',
  'erase.consumers',
  // Products (point 5)
  'product.type-needed',
  // Settings of an organisation (points 4 and 5)
  'settings.already',
  'settings.workflow-published',
  'settings.workflow-unpublished-changes',
  'settings.workflow-online-problems',
  'settings.workflow-product-changes',
  'settings.workflow-plans',
  'settings.online-problems',
  'settings.types-required',
  'settings.types-maximum',
  'settings.type-not-removable',
  'settings.type-inactive',
  'settings.type-not-allowed',
  // Forms of people, roles and teams (point 5): the problems say which field
  'form.problems',
  // Teams (points 2 and 3)
  'team.root',
  'team.not-empty',
  'team.move-same',
  'team.move-beneath-itself',
  'team.move-target',
  'team.move-roles',
  'team.move-rights',
  'team.move-name',
  // Settings that a team makes mandatory (point 5)
  'settings.mandatory',
  // Moving and copying an organisation
  'copy.right',
  'copy.target',
  // Copying a product
  'copy.organisation',
  'copy.supplements',
  // Roles (points 3, 5 and 6)
  'role.built-in',
  'role.elsewhere',
  'role.in-use',
  'role.rights-not-held',
  'role.not-usable',
  // Role assignments (points 4 and 6; decisions 3)
  'assignment.rights-not-held',
  'assignment.exists',
  'assignment.last-holder',
  'assignment.last-of-root',
  'assignment.person-inactive',
  // Invitations (points 4, 5 and 8)
  'invitation.expired',
  'invitation.answered',
  'invitation.invalid',
  'invitation.too-often',
  'invitation.too-many',
  'invitation.exists',
  // People (points 3 and 9; decisions 10)
  'user.self',
  'user.last-of-root',
  'user.already',
  'user.email',
  'profile.closed',
  // Looking as a role
  'look.read-only',
  // Sharing products (points 3 and 6)
  'sharing.itself',
  'sharing.offered',
  'sharing.accepted',
  'sharing.declined',
  'sharing.withdrawn',
  'sharing.ended',
  'sharing.product-archived',
  'sharing.organisation-away',
  'sharing.locations-right',
  'sharing.location-unknown',
  // Relation types, relations (points 3, 5 and 8)
  'relation-type.elsewhere',
  'relation-type.in-use',
  'relation-type.kind-in-use',
  'relation.itself',
  'relation.archived',
  'relation.exists',
  'relation.circle',
  'relation.right',
  'relation.type',
  // ISIL codes (points 3, 5 and 8)
  'isil.in-use',
  // Supplements (point 5)
  'supplement.in-use',
  'supplement.replacement-unfit',
  'supplement.replacement-closed',
  'supplement.not-closed',
  // Agenda: acts on one time (decisions, 5)
  'agenda.time-unknown',
  'agenda.workdays',
  'agenda.weeks',
  'agenda.first',
  'agenda.exception',
  'agenda.hours-place',
  // Agenda: taking back
  'agenda.nothing-to-undo',
  'agenda.split-changed',
  'agenda.gone',
  // Holiday hours of a team
  'holiday-hours.none',
  'holiday-hours.full',
  'holiday-hours.other-changes',
  // Types: the effects of a change have to be seen first
  'type.touches',
  // Files
  'file.too-large',
  'file.type',
  'file.pixels',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
