import type { organisation } from '@bronhouder/phrases/nl/organisation.ts';
import type { ApiAnswers } from '../../../api/types.ts';

export type AuditEntry = ApiAnswers['organisation']['auditlog']['rows'][number];
type SentenceKey = keyof (typeof organisation)['sentences'];
export type ActKey = keyof (typeof organisation)['acts'];

/** The acts that have words; the others read as "other". */
const known: readonly ActKey[] = [
  'create',
  'copy',
  'saveConcept',
  'saveReady',
  'publish',
  'plan',
  'withdrawPlan',
  'depublish',
  'cancelEnd',
  'deactivate',
  'activate',
  'archive',
  'restore',
  'erase',
  'putOnline',
  'takeOffline',
  'workflowOn',
  'workflowOff',
  'productWorkflowOn',
  'productWorkflowOff',
  'setTypes',
  'move',
  'published',
  'ended',
];

/** The act of an entry as one that has words. */
export const actKey = (act: string): ActKey => known.find((one) => one === act) ?? 'other';

const withEnd: Partial<Record<ActKey, SentenceKey>> = { publish: 'publishTill', plan: 'planTill' };
const aboutVersion: readonly SentenceKey[] = ['saveConcept', 'saveReady', 'publish', 'publishTill', 'plan', 'planTill', 'published'];

const sentenceKey = ({ act, values, revision }: Pick<AuditEntry, 'act' | 'values' | 'revision'>): SentenceKey => {
  const key = actKey(act);
  if (key === 'copy') return values['sourceTitle'] ? 'copyOf' : 'copy';
  const sentence = (values['till'] && withEnd[key]) || key;
  return revision === null && aboutVersion.includes(sentence) ? 'other' : sentence;
};

/** An entry of the audit log in plain words: which sentence, and what fills it. Moments are still ISO text. */
export const sentenceOf = (entry: Pick<AuditEntry, 'act' | 'values' | 'revision' | 'at'>) => ({
  key: sentenceKey(entry),
  values: {
    from: entry.at,
    ...Object.fromEntries(Object.entries(entry.values).filter(([, value]) => value !== null)),
    revision: entry.revision ?? 0,
  } as Record<string, string | number | boolean>,
});
