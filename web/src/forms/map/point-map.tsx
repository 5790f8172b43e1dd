import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './map.module.css';
import { type Point, useMap } from './use-map.ts';

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const [step, largeStep] = [8, 64];

/** A map on which a point is set: by a click, by dragging the pin, or with the arrow keys. */
export const PointMap = ({ point, onPoint }: { point: Point | null; onPoint: (point: Point) => void }) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const { nudge, zoomIn, zoomOut } = useMap(element, point, onPoint);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const by = event.shiftKey ? largeStep : step;
    if (direction) nudge(direction[0] * by, direction[1] * by);
    else if (event.key === '+') zoomIn();
    else if (event.key === '-') zoomOut();
    else return;
    event.preventDefault();
  };
  const label = point
    ? t('forms.gps.map', { latitude: point.latitude.toFixed(5), longitude: point.longitude.toFixed(5) })
    : t('forms.gps.mapWithout');
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application takes keys */}
      <div ref={element} className={classes.map} role="application" aria-label={label} tabIndex={0} onKeyDown={onKeyDown} />
      <div className={classes.zoom}>
        <ActionIcon variant="default" aria-label={t('forms.gps.zoomIn')} onClick={zoomIn}>
          <IconPlus size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('forms.gps.zoomOut')} onClick={zoomOut}>
          <IconMinus size={16} />
        </ActionIcon>
      </div>
    </div>
  );
};
