import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { knownSettings } from '../../../api/settings.ts';
import { background, pinIcon, type Point } from '../../../forms/map/use-map.ts';
import classes from './place-map.module.css';

const still: L.MapOptions = {
  zoomControl: false,
  attributionControl: false,
  dragging: false,
  scrollWheelZoom: false,
  doubleClickZoom: false,
  boxZoom: false,
  keyboard: false,
  touchZoom: false,
};
const [aStreet, aRegion] = [15, 8];

/** A still map with a pin: with streets where there are map tiles, else the outlines of the country. */
export const PlaceMap = ({ point, label }: { point: Point; label: string }) => {
  const element = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = point;
  useEffect(() => {
    if (!element.current) return;
    const map = L.map(element.current, still).setView([latitude, longitude], knownSettings()?.mapTilesUrl ? aStreet : aRegion);
    background(map);
    L.marker([latitude, longitude], { interactive: false, keyboard: false, icon: pinIcon() }).addTo(map);
    return () => void map.remove();
  }, [latitude, longitude]);
  return <div ref={element} className={classes.map} role="img" aria-label={label} />;
};
