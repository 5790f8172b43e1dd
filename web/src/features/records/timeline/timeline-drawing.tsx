import type { Instant } from '@bronhouder/domain/instant.ts';
import type { Facts } from '@bronhouder/domain/publication/facts.ts';
import { timeline } from '@bronhouder/domain/publication/timeline.ts';
import { useTranslation } from 'react-i18next';
import { useMoments } from '../use-moments.ts';
import classes from './timeline-drawing.module.css';
import { type Bar, drawTimeline, edgeOf, type Mark } from './timeline-geometry.ts';
import { wordsOf } from './timeline-words.ts';

const middle = 50;
const percent = (share: number) => `${share * 100}%`;
const BarOf = ({ bar }: { bar: Bar }) => (
  <rect
    className={classes.bar}
    data-shade={bar.shade}
    x={percent(bar.left)}
    width={percent(bar.right - bar.left)}
    y={middle - 8}
    height={16}
    rx={8}
  />
);

const DotOf = ({ mark }: { mark: Mark }) => (
  <circle className={classes.dot} data-shade={mark.shade} data-kind={mark.kind} cx={percent(mark.x)} cy={middle} r={5} />
);

const LabelOf = ({ mark }: { mark: Mark }) => {
  const { t } = useTranslation();
  const { shortDate } = useMoments();
  return (
    <span
      className={classes.label}
      data-edge={mark.edge}
      data-shade={mark.shade}
      data-kind={mark.kind}
      style={{ left: percent(mark.x), top: middle + 18 + mark.row * 20 }}
    >
      {t(`publication.timeline.${mark.kind}`, { date: shortDate(mark.at), revision: mark.revision })}
    </span>
  );
};

const InWords = ({ facts, now }: { facts: Facts; now: Instant }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  return (
    <ul className={classes.words}>
      {timeline(facts, now).map((stretch) => (
        <li key={stretch.from}>
          {t(`publication.timeline.inWords.${wordsOf(stretch)}`, {
            revision: stretch.revision,
            from: moment(stretch.from),
            till: stretch.till === null ? '' : moment(stretch.till),
          })}
        </li>
      ))}
    </ul>
  );
};

const Picture = ({ facts, now, unpublished }: { facts: Facts; now: Instant; unpublished: number }) => {
  const { t } = useTranslation();
  const { bars, marks, now: today } = drawTimeline(timeline(facts, now), now);
  return (
    <div className={classes.drawing} style={{ height: middle + 40 + Math.max(0, ...marks.map(({ row }) => row)) * 20 }} aria-hidden>
      <svg className={classes.svg}>
        <line className={classes.line} x1="0" x2="100%" y1={middle} y2={middle} />
        {bars.map((bar) => (
          <BarOf key={`${bar.left}`} bar={bar} />
        ))}
        <line className={classes.now} x1={percent(today)} x2={percent(today)} y1={20} y2={middle + 16} />
        {marks.map((mark) => (
          <DotOf key={`${mark.kind}${mark.at}`} mark={mark} />
        ))}
      </svg>
      <span className={classes.today} data-edge={edgeOf(today)} style={{ left: percent(today), top: 0 }}>
        {t('publication.timeline.today')}
      </span>
      {unpublished > 0 && (
        <span
          className={classes.unpublished}
          data-edge={today > 0.6 ? 'end' : 'start'}
          style={{ left: `calc(${percent(today)} + ${today > 0.6 ? -6 : 6}px)`, top: 22 }}
        >
          {t('publication.timeline.unpublished', { count: unpublished })}
        </span>
      )}
      {marks.map((mark) => (
        <LabelOf key={`${mark.kind}${mark.at}`} mark={mark} />
      ))}
    </div>
  );
};

/** The publication of a record on a line of time, with the same in words for who does not see it. `unpublished`: changed fields that are not out. */
export const TimelineDrawing = (props: { facts: Facts; now: Instant; unpublished: number }) => {
  const { t } = useTranslation();
  if (timeline(props.facts, props.now).length === 0) return <p className={classes.nothing}>{t('publication.timeline.nothing')}</p>;
  return (
    <div className={classes.frame}>
      <Picture {...props} />
      <InWords facts={props.facts} now={props.now} />
    </div>
  );
};
