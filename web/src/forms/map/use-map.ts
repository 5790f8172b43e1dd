import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { knownSettings } from '../../api/settings.ts';
import classes from './map.module.css';
import { outlines, towns } from './outlines.ts';

export type Point = { latitude: number; longitude: number };

const middle: L.LatLngTuple = [51.8, 5.2];
/** Outlines say nothing about a street. */
const zooms = { country: 7, region: 9, street: 15 };

const zoomFor = (point: Point | null): number => (point ? (knownSettings()?.mapTilesUrl ? zooms.street : zooms.region) : zooms.country);

const townLayer = (): L.LayerGroup =>
  L.layerGroup(
    towns.map(([name, latitude, longitude]) =>
      L.marker([latitude, longitude], {
        interactive: false,
        keyboard: false,
        icon: L.divIcon({
          className: classes['town'] ?? '',
          iconSize: [0, 0],
          html: Object.assign(document.createElement('span'), { textContent: name }),
        }),
      }),
    ),
  );

/** Tiles where the settings name them; otherwise outlines and towns on a plain background. */
export const background = (map: L.Map) => {
  const tiles = knownSettings()?.mapTilesUrl;
  if (tiles) {
    L.tileLayer(tiles, { maxZoom: 19 }).addTo(map);
    return;
  }
  const style = (feature?: GeoJSON.Feature) => ({ className: classes[String(feature?.properties?.['kind'])] ?? '' });
  L.geoJSON(outlines, { style, interactive: false }).addTo(map);
  townLayer().addTo(map);
};

/** The pin, its point at the place, or so many pixels above it. */
export const pinIcon = (above = 0) => L.divIcon({ className: classes['pin'] ?? '', iconSize: [28, 36], iconAnchor: [14, 36 + above] });

const pointOf = ({ lat, lng }: L.LatLng): Point => ({ latitude: lat, longitude: lng });

/**
 * A map in an element, with a pin at the point; a click, or dragging the pin, sets it. `nudge` moves the pin by so many pixels, and puts
 * one in the middle when there is none.
 */
export const useMap = (element: RefObject<HTMLElement | null>, point: Point | null, onPoint: (point: Point) => void) => {
  const report = useRef(onPoint);
  report.current = onPoint;
  const [map, setMap] = useState<L.Map>();
  const start = useRef(point);
  useEffect(() => {
    if (!element.current) return;
    const { current: at } = start;
    const made = L.map(element.current, { keyboard: false, zoomControl: false, attributionControl: false });
    made.setView(at ? [at.latitude, at.longitude] : middle, zoomFor(at));
    background(made);
    made.on('click', (event) => report.current(pointOf(event.latlng)));
    setMap(made);
    return () => void made.remove();
  }, [element]);
  const { latitude, longitude } = point ?? {};
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const pin = L.marker([latitude, longitude], { draggable: true, autoPan: true, keyboard: false, icon: pinIcon() }).addTo(map);
    pin.on('dragend', () => report.current(pointOf(pin.getLatLng())));
    if (!map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng());
    return () => void pin.remove();
  }, [map, latitude, longitude]);
  const nudge = (right: number, down: number) => {
    if (!map) return;
    const from = point ? map.latLngToContainerPoint([point.latitude, point.longitude]).add([right, down]) : map.getSize().divideBy(2);
    report.current(pointOf(map.containerPointToLatLng(from)));
  };
  return { nudge, zoomIn: () => map?.zoomIn(), zoomOut: () => map?.zoomOut() };
};
