import { Link } from '@tanstack/react-router';
import { paths } from '../../../paths.ts';
import type { LogName, TeamEntry } from './sentence.ts';

/** Where an entry leads: to what it is about, while that can be read; of a role that somebody got, to that person. */
const pathOf = ({ kind, record, values }: TeamEntry, names: readonly LogName[]) => {
  const known = (key: unknown) => names.some((name) => name.key === key);
  const { person } = values;
  if (kind === 'assignment') return typeof person === 'string' && known(person) ? paths.user(person) : null;
  if (!known(record.key)) return null;
  if (kind === 'organisation') return paths.organisation(record.key);
  const { organisation } = record;
  if (kind === 'product') return organisation && paths.product({ organisation }, record.key);
  if (kind === 'supplement') return organisation && paths.supplement(organisation, record.key);
  if (kind === 'agenda') return organisation && paths.organisationAgenda(organisation, { item: record.key });
  if (kind === 'type') return paths.type(record.key);
  return kind === 'team' ? paths.team(record.key) : null;
};

/** What an entry is about, as a link where it leads somewhere. */
export const RecordLink = ({ entry, names, text }: { entry: TeamEntry; names: readonly LogName[]; text: string }) => {
  const path = pathOf(entry, names);
  return path ? <Link {...path}>{text}</Link> : <span>{text}</span>;
};
