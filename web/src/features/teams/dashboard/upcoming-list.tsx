import { builtInRoleNames } from '@bronhouder/domain/permissions/built-in-roles.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { type Ahead, aheadLooks } from './ahead-looks.ts';
import { pathOfAhead } from './ahead-path.ts';
import classes from './upcoming-card.module.css';
import { useDayWords } from './use-day-words.ts';

/** The role of an invitation; a built-in one in the language of the page. */
const useRoleOf = () => {
  const roleName = useRoleName();
  return ({ values }: Ahead): string => {
    const builtIn = builtInRoleNames.find((name) => name === values['builtIn']) ?? null;
    return roleName({ name: String(values['role'] ?? ''), builtIn });
  };
};

const Item = ({ item }: { item: Ahead }) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const roleOf = useRoleOf();
  const { icon: Sign, tone } = aheadLooks[item.what];
  return (
    <li className={classes.item}>
      <span className={`${classes.sign} ${classes[tone]}`}>
        <Sign size={16} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.what}>
        <Link {...pathOfAhead(item)} className={classes.name}>
          {item.subject.name}
        </Link>
        <span className={classes.said}>{t(`team.upcoming.sentences.${item.what}`, { ...item.values, role: roleOf(item) })}</span>
      </span>
      <time className={classes.time} dateTime={item.at}>
        {time(item.at)}
      </time>
    </li>
  );
};

/** What happens by itself, day by day; each thing leads to what it happens to. */
export const UpcomingList = ({ days }: { days: [day: string, items: Ahead[]][] }) => {
  const { long } = useDayWords();
  return (
    <ol className={classes.days}>
      {days.map(([day, items]) => (
        <li key={day}>
          <h3 className={classes.day}>{long(day)}</h3>
          <ul className={classes.items}>
            {items.map((item) => (
              <Item key={`${item.what}${item.at}${item.subject.key}${String(item.values['email'] ?? '')}`} item={item} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
