import type { RecordRefusals } from '../refusal-text.ts';

/** Refusals whose text names an organisation, for what is none. */
export const recordRefusals = {
  product: {
    'record.unknown': { title: 'Not found', message: 'This product no longer exists, or you may not see it.' },
    'save.type-changed': { title: 'The structure has changed', message: 'The structure of this product changed while you were editing' },
    'save.archived': { title: 'Saving is not possible', message: 'This product is archived and may not be updated!' },
    'publish.deactivated': {
      title: 'Publishing is not possible',
      message: 'The organisation of this product is deactivated. Activate the organisation first.',
    },
    'publish.archived': { title: 'Publishing is not possible', message: 'This product is archived. Restore it first.' },
    'depublish.not-published': { title: 'Unpublishing is not possible', message: 'This product is not published.' },
    'archive.already': { message: 'This product is archived already.' },
    'restore.not-archived': { message: 'This product is not archived.' },
    'erase.not-archived': { title: 'Deleting is not possible', message: 'Only an archived product can be deleted for good.' },
    'erase.title': { title: 'Deleting is not possible', message: 'The name you typed is not the name of this product.' },
    'erase.consumers': {
      title: 'Deleting is not possible',
      message: 'Other organisations show this product. Withdraw it there first.',
    },
  },
  supplement: {
    'record.unknown': { title: 'Not found', message: 'This supplement no longer exists, or you may not see it.' },
    'save.type-changed': { title: 'The structure has changed', message: 'The structure of this supplement changed while you were editing' },
    'save.archived': {
      title: 'Saving is not possible',
      message: 'The organisation of this supplement is archived and may not be updated!',
    },
  },
  agenda: {
    'record.unknown': { title: 'Not found', message: 'This agenda item no longer exists, or you may not see it.' },
    'save.archived': {
      title: 'Saving is not possible',
      message: 'The organisation of this agenda is archived and may not be updated!',
    },
    'save.conflict': {
      title: 'Saving is not possible',
      message: 'Somebody else changed the same meanwhile. Choose what stays; then you can save.',
    },
  },
} satisfies RecordRefusals;
