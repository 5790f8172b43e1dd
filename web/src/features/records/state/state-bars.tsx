import type { State } from '@bronhouder/domain/publication/states.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../i18n/use-formats.ts';
import type { Path } from '../../../paths.ts';
import classes from './state-bars.module.css';
import { stateLooks } from './state-looks.ts';

const order = Object.keys(stateLooks) as State[];

type Shown = { state: State; count: number }[];
const seen: readonly State[] = ['published', 'publishCancelPlanned'];

/** How much of it all visitors see, and every state as its part of the whole. */
const Whole = ({ shown }: { shown: Shown }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const sum = (some: Shown) => some.reduce((total, { count }) => total + count, 0);
  return (
    <div className={classes.whole}>
      <p className={classes.figure}>
        <strong>{number(sum(shown.filter(({ state }) => seen.includes(state))))}</strong>
        {t('team.dashboard.visible', { count: sum(shown) })}
      </p>
      <div className={classes.parts} aria-hidden>
        {shown.map(({ state, count }) => (
          <span key={state} className={classes[stateLooks[state].tone]} style={{ flexGrow: count }} />
        ))}
      </div>
    </div>
  );
};

type Props = {
  states: readonly { state: string; count: number }[];
  /** The list of those in a state. */
  listOf: (state: State) => Path;
  /** What a bar says to who does not see it. */
  labelOf: (state: string, count: number) => string;
};

/** Records per state as bars, each a link to those records. */
export const StateBars = ({ states, listOf, labelOf }: Props) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const shown = order
    .map((state) => ({ state, count: states.find((one) => one.state === state)?.count ?? 0 }))
    .filter(({ count }) => count > 0);
  const longest = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <>
      <Whole shown={shown} />
      <ul className={classes.list}>
        {shown.map(({ state, count }) => {
          const { icon: Sign, tone } = stateLooks[state];
          const name = t(`publication.states.${state}`);
          return (
            <li key={state}>
              <Link {...listOf(state)} className={classes.bar} aria-label={labelOf(name, count)}>
                <span className={classes.name}>
                  <span className={`${classes[tone]} ${classes.sign}`}>
                    <Sign size={16} aria-hidden />
                  </span>
                  {name}
                </span>
                <span className={classes.track}>
                  <span className={`${classes.fill} ${classes[tone]}`} style={{ width: `${(count / longest) * 100}%` }} />
                </span>
                <span className={classes.count}>{number(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
};
