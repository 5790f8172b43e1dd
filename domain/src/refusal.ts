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
  'erase.not-archived',
  'erase.title',
  'erase.consumers',
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
  // Files
  'file.too-large',
  'file.type',
  'file.pixels',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];
