import L from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { background, pinIcon } from '../../../forms/map/use-map.ts';
import { type Dot, nearest, placeOf, sizeOf, useClusters } from './use-clusters.ts';

type Shown = { points: Dot[]; active: string | null; going: { key: string; time: number } | null; onPress: (keys: string[]) => void };

const middle: L.LatLngTuple = [52.1, 5.2];

const useMapIn = (element: RefObject<HTMLElement | null>): L.Map | undefined => {
  const [map, setMap] = useState<L.Map>();
  useEffect(() => {
    if (!element.current) return;
    const made = L.map(element.current, { keyboard: false, zoomControl: false, attributionControl: false, scrollWheelZoom: false });
    made.setView(middle, 7);
    background(made);
    setMap(made);
    return () => void made.remove();
  }, [element]);
  return map;
};

/** A map with a dot for each point, or their number where they lie over each other, and a pin at the active one. */
export const usePoints = (element: RefObject<HTMLElement | null>, { points, active, going, onPress }: Shown) => {
  const map = useMapIn(element);
  const all = () => {
    if (!map || points.length === 0) return;
    map.fitBounds(L.latLngBounds(points.map(placeOf)).pad(0.15), { maxZoom: nearest(), animate: false });
  };
  useEffect(() => {
    all();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `all` follows from map and points
  }, [map, points]);
  const clusters = useClusters(map, points, onPress);
  const around = clusters.find((cluster) => cluster.points.some(({ key }) => key === active));
  const at = around?.points[0];
  // On several at once the pin stands above their number.
  const above = around && around.points.length > 1 ? sizeOf(around.points.length) / 2 : 0;
  useEffect(() => {
    if (!map || !at) return;
    const pin = L.marker(placeOf(at), { keyboard: false, interactive: false, icon: pinIcon(above), zIndexOffset: 1000 }).addTo(map);
    return () => void pin.remove();
  }, [map, at, above]);
  useEffect(() => {
    const to = points.find(({ key }) => key === going?.key);
    if (map && to) map.setView(placeOf(to), Math.max(map.getZoom(), Math.min(nearest(), 13)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- goes when it is asked, not when the points are fetched again
  }, [map, going]);
  return {
    pan: (right: number, down: number) => void map?.panBy([right, down]),
    zoomIn: () => void map?.zoomIn(),
    zoomOut: () => void map?.zoomOut(),
    all,
  };
};
