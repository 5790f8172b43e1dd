import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { knownSettings } from '../../../api/settings.ts';
import { type Cluster, clustersOf } from './clusters.ts';
import classes from './library-map.module.css';

export type Dot = { key: string; title: string; latitude: number; longitude: number; closed: boolean };
type Drawn = Cluster<Dot>;

/** Outlines say nothing about a street: without map tiles, no nearer than a region. */
export const nearest = () => (knownSettings()?.mapTilesUrl ? 16 : 8);

const apart = 34;
/** How wide a dot for so many points is. */
export const sizeOf = (count: number): number => (count === 1 ? 14 : count < 100 ? 30 : 36);
export const placeOf = ({ latitude, longitude }: Dot): L.LatLngTuple => [latitude, longitude];

/** The same dots under the same name keep their element, wherever the map goes. */
const nameOf = ({ points }: Drawn): string => `${points[0].key}/${points.length}/${points.every(({ closed }) => closed)}`;

const markerOf = ({ points }: Drawn, onPress: () => void): L.Marker => {
  const [first] = points;
  const count = points.length;
  const size = sizeOf(count);
  const icon = L.divIcon({
    className: `${classes['dot']} ${count > 1 ? classes['several'] : ''}`,
    iconSize: [size, size],
    html: count > 1 ? String(count) : '',
  });
  return L.marker(placeOf(first), { title: count > 1 ? '' : first.title, keyboard: false, icon })
    .on('add', ({ target }) => {
      const marker: L.Marker = target;
      marker.getElement()?.toggleAttribute(
        'data-closed',
        points.every(({ closed }) => closed),
      );
    })
    .on('click', onPress);
};

/** What of the map is in sight, and how near; half a map around it is drawn along. */
const useSight = (map: L.Map | undefined) => {
  const [sight, setSight] = useState<{ zoom: number; bounds: L.LatLngBounds }>();
  useEffect(() => {
    if (!map) return;
    const look = () => setSight({ zoom: map.getZoom(), bounds: map.getBounds().pad(0.5) });
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  return sight;
};

/**
 * Draws the points on the map, those over each other as one with their number. A press on one goes nearer while that tells them apart, and
 * then says which they are. Answers them.
 */
export const useClusters = (map: L.Map | undefined, points: Dot[], onPress: (keys: string[]) => void) => {
  const report = useRef(onPress);
  report.current = onPress;
  const sight = useSight(map);
  const { zoom, bounds } = sight ?? {};
  const clusters = useMemo(
    () => (map && zoom !== undefined ? clustersOf(points, apart, (point) => map.project(placeOf(point), zoom)) : []),
    [map, points, zoom],
  );
  const drawn = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    if (!map || !bounds) return;
    const press = ({ points: these }: Drawn) => {
      const around = L.latLngBounds(these.map(placeOf));
      const nearer = Math.min(map.getBoundsZoom(around.pad(0.3)), nearest());
      if (these.length > 1 && nearer > map.getZoom()) map.setView(around.getCenter(), nearer);
      else report.current(these.map(({ key }) => key));
    };
    const seen = new Map(clusters.filter(({ points: [first] }) => bounds.contains(placeOf(first))).map((one) => [nameOf(one), one]));
    for (const [name, marker] of drawn.current) {
      if (seen.has(name)) continue;
      marker.remove();
      drawn.current.delete(name);
    }
    for (const [name, cluster] of seen) {
      if (!drawn.current.has(name)) {
        drawn.current.set(
          name,
          markerOf(cluster, () => press(cluster)),
        );
        drawn.current.get(name)?.addTo(map);
      }
    }
  }, [map, clusters, bounds]);
  useEffect(() => {
    const { current } = drawn;
    return () => {
      for (const marker of current.values()) marker.remove();
      current.clear();
    };
  }, [map]);
  return clusters;
};
