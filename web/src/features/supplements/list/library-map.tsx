import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { closingState } from '@bronhouder/domain/supplements/closing.ts';
import { ActionIcon } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import mapClasses from '../../../forms/map/map.module.css';
import classes from './library-map.module.css';
import { type Point, PressedPlaces } from './pressed-places.tsx';
import { usePoints } from './use-points.ts';

type Props = { points: Point[]; active: string | null; going: { key: string; time: number } | null; onPoint: (key: string) => void };

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const aStep = 80;

/** All places of the library on a map; the one that is pointed at stands out, what is pressed says what it is. */
export const LibraryMap = ({ points, active, going, onPoint }: Props) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const press = (keys: string[]) => {
    setPressed(keys);
    if (keys.length === 1) onPoint(keys[0] ?? '');
  };
  const today = todayIn(useTimeZone(), new Date().toISOString());
  const dots = useMemo(
    () => points.map((point) => ({ ...point, closed: closingState(point.closing, today) === 'closed' })),
    [points, today],
  );
  const { pan, zoomIn, zoomOut, all } = usePoints(element, { points: dots, active, going, onPress: press });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction) pan(direction[0] * aStep, direction[1] * aStep);
    else if (event.key === '+') zoomIn();
    else if (event.key === '-') zoomOut();
    else return;
    event.preventDefault();
  };
  const byKey = useMemo(() => new Map(points.map((point) => [point.key, point])), [points]);
  const [first, ...others] = pressed.flatMap((key) => byKey.get(key) ?? []);
  return (
    <div className={mapClasses.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        ref={element}
        className={`${mapClasses.map} ${classes.map}`}
        role="application"
        aria-label={t('supplement.map.label', { count: points.length })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
      />
      <div className={mapClasses.zoom}>
        <ActionIcon variant="default" aria-label={t('forms.gps.zoomIn')} onClick={zoomIn}>
          <IconPlus size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('forms.gps.zoomOut')} onClick={zoomOut}>
          <IconMinus size={16} />
        </ActionIcon>
        <ActionIcon variant="default" aria-label={t('supplement.map.all')} onClick={all}>
          <IconFocusCentered size={16} />
        </ActionIcon>
      </div>
      {first && <PressedPlaces points={[first, ...others]} onPoint={onPoint} close={() => setPressed([])} />}
    </div>
  );
};
