import {
  type Icon,
  IconArchive,
  IconBallFootball,
  IconBook,
  IconBuilding,
  IconBuildingBank,
  IconBuildingCommunity,
  IconBuildingMonument,
  IconDoor,
  IconFileText,
  IconHeartHandshake,
  IconMapPin,
  IconPhoto,
  IconUser,
} from '@tabler/icons-react';

/** The icons that a type may name; any other name, and none, is a building (point 3). */
const icons: Record<string, Icon> = {
  archive: IconArchive,
  'ball-football': IconBallFootball,
  book: IconBook,
  building: IconBuilding,
  'building-bank': IconBuildingBank,
  'building-community': IconBuildingCommunity,
  'building-museum': IconBuildingMonument,
  door: IconDoor,
  'file-text': IconFileText,
  'heart-handshake': IconHeartHandshake,
  'map-pin': IconMapPin,
  photo: IconPhoto,
  user: IconUser,
};

/** The icon of a type. */
export const TypeIcon = ({ name, size = 18 }: { name: string; size?: number }) => {
  const Sign = icons[name] ?? IconBuilding;
  return <Sign size={size} stroke={1.75} aria-hidden />;
};
