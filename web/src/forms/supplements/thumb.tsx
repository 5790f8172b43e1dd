import type { FileReference } from '@bronhouder/domain/fields/value.ts';
import { IconFileText } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { TypeIcon } from '../../shell/menu/type-icon.tsx';
import { useFileAddress } from '../use-file-address.ts';
import classes from './supplements.module.css';

const Spot = lazy(async () => ({ default: (await import('../map/spot.tsx')).Spot }));

export type Summary = {
  gps: { latitude: number; longitude: number } | null;
  picture: FileReference | null;
  file: FileReference | null;
};

type Props = { supplement: string; summary: Summary; icon: string; width?: number; className?: string | undefined };

const Picture = ({ supplement, file, width }: { supplement: string; file: FileReference; width: number }) => {
  const address = useFileAddress({ kind: 'supplement', key: supplement }, file.key, width);
  return address && <img src={address} alt="" loading="lazy" />;
};

const Sign = ({ supplement, summary, icon, width = 160 }: Props) => {
  const { picture, gps, file } = summary;
  if (picture) return <Picture supplement={supplement} file={picture} width={width} />;
  if (gps) {
    return (
      <Suspense>
        <Spot point={gps} />
      </Suspense>
    );
  }
  return file ? <IconFileText size={28} stroke={1.5} aria-hidden /> : <TypeIcon name={icon} size={24} />;
};

/** What a supplement looks like at a glance: its picture, its spot on the map, or a sign. */
export const Thumb = ({ className = '', ...props }: Props) => (
  <span className={`${classes.thumb} ${className}`}>
    <Sign {...props} />
  </span>
);
