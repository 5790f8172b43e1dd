import type { Problem } from '@bronhouder/domain/problem.ts';
import type { RefusalCode } from '@bronhouder/domain/refusal.ts';
import type { SaveConflict } from '@bronhouder/domain/saving/conflict.ts';

/** HTTP status of each refusal. A code without one does not compile. */
export const statusOf: Record<RefusalCode, number> = {
  'input.invalid': 400,
  'record.unknown': 404,
  'right.missing': 403,
  'session.missing': 412,
  'session.no-roles': 401,
  unexpected: 500,
  'version.newer': 409,
  'too-many-requests': 429,
  maintenance: 503,
  'service.unavailable': 503,
  'save.conflict': 409,
  'save.problems': 422,
  'save.type-changed': 409,
  'save.archived': 409,
  'save.deactivated': 409,
  'publish.problems': 422,
  'publish.right': 403,
  'publish.plan-exists': 409,
  'publish.in-the-past': 422,
  'publish.till-before-from': 422,
  'publish.nothing-new': 409,
  'publish.deactivated': 409,
  'publish.archived': 409,
  'plan.none': 409,
  'plan.workflow-off': 409,
  'end.none': 409,
  'end.in-the-past': 422,
  'depublish.not-published': 409,
  'depublish.note': 422,
  'deactivate.already': 409,
  'activate.already': 409,
  'archive.already': 409,
  'restore.not-archived': 409,
  'erase.not-archived': 409,
  'erase.title': 422,
  'erase.consumers': 409,
  'settings.already': 409,
  'settings.workflow-published': 409,
  'settings.workflow-unpublished-changes': 409,
  'settings.workflow-online-problems': 409,
  'settings.workflow-product-changes': 409,
  'settings.workflow-plans': 409,
  'settings.online-problems': 409,
  'settings.types-required': 422,
  'settings.types-maximum': 422,
  'settings.type-not-removable': 409,
  'settings.type-inactive': 409,
  'settings.type-not-allowed': 409,
  'file.too-large': 413,
  'file.type': 415,
  'file.pixels': 422,
};

/** What the server answers when it refuses (specification point 3, 'Error payload'), and what helps the screen to say why. */
export type ErrorBody = {
  success: false;
  message: string;
  errorCode: string;
  values?: Record<string, string | number | boolean>;
  problems?: Problem[];
  /** Further reasons that hold at the same time, each a code with a text. */
  also?: { code: string; message: string; values: Record<string, string | number | boolean> }[];
  /** Of `save.conflict`: the fields, and the revision that the next save has to name. */
  conflict?: SaveConflict;
};
