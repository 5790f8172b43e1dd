import L from 'leaflet';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { knownSettings } from '../../../api/settings.ts';
import { background, pinIcon } from '../../../forms/map/use-map.ts';
import classes from './library-map.module.css';

export type Dot = { key: string; title: string; latitude: number; longitude: number; closed: boolean };

type Shown = { points: Dot[]; active: string | null; going: { key: string; time: number } | null; onPress: (key: string) => void };

const middle: L.LatLngTuple = [52.1, 5.2];
const aSize = 14;
/** Outlines say nothing about a street: without map tiles, no nearer than a region. */
const nearest = () => (knownSettings()?.mapTilesUrl ? 16 : 8);

const dotOf = ({ latitude, longitude, title, closed }: Dot): L.Marker =>
  L.marker([latitude, longitude], {
    title,
    keyboard: false,
    icon: L.divIcon({ className: classes['dot'] ?? '', iconSize: [aSize, aSize], html: '' }),
  }).on('add', ({ target }) => {
    const marker: L.Marker = target;
    marker.getElement()?.toggleAttribute('data-closed', closed);
  });

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

/** A map with a dot for each point and a pin at the active one. */
export const usePoints = (element: RefObject<HTMLElement | null>, { points, active, going, onPress }: Shown) => {
  const map = useMapIn(element);
  const report = useRef(onPress);
  report.current = onPress;
  const all = () => {
    if (!map || points.length === 0) return;
    const bounds = L.latLngBounds(points.map(({ latitude, longitude }) => [latitude, longitude]));
    map.fitBounds(bounds.pad(0.15), { maxZoom: nearest(), animate: false });
  };
  useEffect(() => {
    if (!map) return;
    const dots = points.map((point) => dotOf(point).on('click', () => report.current(point.key)));
    const layer = L.layerGroup(dots).addTo(map);
    all();
    return () => void layer.remove();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `all` follows from map and points
  }, [map, points]);
  const at = points.find(({ key }) => key === active);
  useEffect(() => {
    if (!map || !at) return;
    const pin = L.marker([at.latitude, at.longitude], { keyboard: false, interactive: false, icon: pinIcon(), zIndexOffset: 1000 }).addTo(
      map,
    );
    return () => void pin.remove();
  }, [map, at]);
  useEffect(() => {
    const to = points.find(({ key }) => key === going?.key);
    if (map && to) map.setView([to.latitude, to.longitude], Math.max(map.getZoom(), Math.min(nearest(), 13)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- goes when it is asked, not when the points are fetched again
  }, [map, going]);
  return {
    pan: (right: number, down: number) => void map?.panBy([right, down]),
    zoomIn: () => void map?.zoomIn(),
    zoomOut: () => void map?.zoomOut(),
    all,
  };
};
