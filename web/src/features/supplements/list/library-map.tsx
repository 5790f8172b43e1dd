import { todayIn } from '@bronhouder/domain/fields/calendar-date.ts';
import { closingState } from '@bronhouder/domain/supplements/closing.ts';
import { ActionIcon, CloseButton } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from '@tanstack/react-router';
import { ClosingMark } from '../../../forms/supplements/closing-mark.tsx';
import type { ApiAnswers } from '../../../api/types.ts';
import { useTimeZone } from '../../../i18n/use-formats.ts';
import { paths } from '../../../paths.ts';
import { AnchorLink } from '../../../shell/links.tsx';
import mapClasses from '../../../forms/map/map.module.css';
import classes from './library-map.module.css';
import { usePoints } from './use-points.ts';

export type Point = ApiAnswers['supplement']['points'][number];
type Props = { points: Point[]; active: string | null; going: { key: string; time: number } | null; onPress: (key: string) => void };

const arrows: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const aStep = 80;

const Pressed = ({ point, close }: { point: Point; close: () => void }) => {
  const { t } = useTranslation();
  const { organisation = '' } = useParams({ strict: false });
  return (
    <div className={classes.pressed}>
      <span className={classes.text}>
        <AnchorLink {...paths.supplement(organisation, point.key)} fw={550}>
          {point.title}
        </AnchorLink>
        <ClosingMark closing={point.closing} />
      </span>
      <CloseButton size={24} aria-label={t('supplement.map.close')} onClick={close} />
    </div>
  );
};

/** All places of the library on a map; the one that is pointed at stands out, the one that is pressed says what it is. */
export const LibraryMap = ({ points, active, going, onPress }: Props) => {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const press = (key: string) => {
    setPressed(key);
    onPress(key);
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
  const shown = points.find(({ key }) => key === pressed);
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
      {shown && <Pressed point={shown} close={() => setPressed(null)} />}
    </div>
  );
};
