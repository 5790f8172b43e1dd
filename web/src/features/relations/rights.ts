import { type Side, sidesOf } from '@bronhouder/domain/relations/labels.ts';
import type { OrganisationMenu } from '../../api/types.ts';
import type { UsedType } from './words.ts';

export type Held = { from: boolean; to: boolean };

/** What somebody may do with the relations of an organisation; nothing while it is archived. */
export const heldOf = ({ organisationActions, archived }: Pick<OrganisationMenu, 'organisationActions' | 'archived'>): Held => ({
  from: !archived && organisationActions.includes('relationFrom'),
  to: !archived && organisationActions.includes('relationTo'),
});

/** Whether they may end a relation in which the organisation stands on this side; of equals either right is enough. */
export const mayEnd = ({ from, to }: Held, { kind }: Pick<UsedType, 'kind'>, side: Side): boolean =>
  kind === 'equal' ? from || to : side === 'source' ? from : to;

export type Choice = { type: UsedType; side: Side };

/** The ways in which they may relate the organisation to another. */
export const choicesOf = ({ from, to }: Held, types: readonly UsedType[]): Choice[] =>
  types.flatMap((type) => sidesOf(type.kind).flatMap((side) => ((side === 'source' ? from : to) ? [{ type, side }] : [])));
