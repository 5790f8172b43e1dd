import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { useSentences } from '../../records/history/use-sentences.ts';
import { actOf, kindsOf, type LogName, namedIn, type TeamEntry } from './sentence.ts';

/** The words of the log of a team: what an entry is about, what happened, and what its acts are called in the filters. */
export const useLogWords = () => {
  const { t } = useTranslation();
  const words = { organisation: useSentences('organisation'), product: useSentences('product'), supplement: useSentences('supplement') };
  const roleName = useRoleName();
  const { date } = useFormats();
  /** A moment on the clock, `2027-01-05T19:30`, as the log keeps when something takes place. */
  const moment = (value: unknown) => (typeof value === 'string' ? `${date(value.slice(0, 10))} ${value.slice(11)}` : '');
  const called = (found: LogName | undefined) => found && (found.kind === 'role' ? roleName(found) : found.name);
  return {
    /** What the entry is about, by its name of now; what is gone by what is known of it. */
    subject: (entry: TeamEntry, names: readonly LogName[]): string => {
      const record = names.find(({ key }) => key === entry.record.key);
      const then = entry.values['name'];
      const fallback = typeof then === 'string' ? then : t(`team.auditlog.gone.${entry.kind}`);
      return called(record) ?? called(namedIn(entry, names).person) ?? fallback;
    },
    sentence: (entry: TeamEntry, names: readonly LogName[]): string => {
      const { role, place, to } = namedIn(entry, names);
      const values = {
        role: called(role) ?? t('team.unnamed.role'),
        place: called(place) ?? t('team.unnamed.place'),
        to: called(to) ?? t('team.unnamed.place'),
      };
      switch (entry.kind) {
        case 'organisation':
        case 'product':
        case 'supplement':
          return words[entry.kind].sentence(entry);
        case 'agenda': {
          const { which = 'this', was, start } = entry.values;
          return t(`team.sentences.agenda.${actOf('agenda', entry.act)}`, { which, was: moment(was), start: moment(start) });
        }
        case 'team':
          return t(`team.sentences.team.${actOf('team', entry.act)}`, values);
        case 'role':
          return t(`team.sentences.role.${actOf('role', entry.act)}`, values);
        case 'assignment':
          return t(`team.sentences.assignment.${actOf('assignment', entry.act)}`, values);
        case 'invitation':
          return t(`team.sentences.invitation.${actOf('invitation', entry.act)}`, values);
        case 'relationType':
          return t(`team.sentences.relationType.${actOf('relationType', entry.act)}`);
        case 'type':
          return t(`team.sentences.type.${actOf('type', entry.act)}`);
      }
    },
    /** An act may be told of several kinds; the filter names the first that has words for it. */
    act: (act: string): string => {
      const [kind] = kindsOf(act);
      const own = Object.values(words).find(({ hasName }) => hasName(act));
      if (own || kind === undefined) return (own ?? words.organisation).act(act);
      switch (kind) {
        case 'agenda':
          return t(`team.acts.agenda.${actOf('agenda', act)}`);
        case 'team':
          return t(`team.acts.team.${actOf('team', act)}`);
        case 'role':
          return t(`team.acts.role.${actOf('role', act)}`);
        case 'assignment':
          return t(`team.acts.assignment.${actOf('assignment', act)}`);
        case 'invitation':
          return t(`team.acts.invitation.${actOf('invitation', act)}`);
        case 'relationType':
          return t(`team.acts.relationType.${actOf('relationType', act)}`);
        case 'type':
          return t(`team.acts.type.${actOf('type', act)}`);
      }
    },
  };
};
