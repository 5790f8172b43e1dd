import { CloseButton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ApiAnswers } from '../../../api/types.ts';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import classes from './library-map.module.css';

export type Point = ApiAnswers['supplement']['points'][number];

/** Who looks for one among more than these finds it in the list. */
const most = 50;

type Props = { points: [Point, ...Point[]]; onPoint: (key: string) => void; close: () => void };

/** What was pressed on the map: a place, or all that lie on that spot, by name. */
export const PressedPlaces = ({ points, onPoint, close }: Props) => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  const more = points.length - most;
  return (
    <div className={classes.pressed}>
      <div className={classes.places}>
        {points.length > 1 && <strong>{t('supplement.map.together', { count: points.length })}</strong>}
        {points.slice(0, most).map((point) => (
          <span key={point.key} className={classes.text}>
            <AnchorLink
              {...paths.supplement(organisation, point.key)}
              fw={550}
              onFocus={() => onPoint(point.key)}
              onMouseEnter={() => onPoint(point.key)}
            >
              {point.title}
            </AnchorLink>
            <ClosingMark closing={point.closing} />
          </span>
        ))}
        {more > 0 && <span>{t('supplement.map.more', { count: more })}</span>}
      </div>
      <CloseButton size={24} aria-label={t('supplement.map.close')} onClick={close} />
    </div>
  );
};
