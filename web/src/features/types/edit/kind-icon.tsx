import type { FieldKind } from '@bronhouder/domain/fields/definition.ts';
import {
  type Icon,
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconClock,
  IconCoin,
  IconCursorText,
  IconFile,
  IconLink,
  IconList,
  IconListDetails,
  IconMap,
  IconMapPin,
  IconNumber,
  IconPhone,
  IconPuzzle,
  IconSquareCheck,
  IconTags,
  IconWorldPin,
} from '@tabler/icons-react';

const icons: Record<FieldKind, Icon> = {
  text: IconCursorText,
  longText: IconAlignLeft,
  choice: IconList,
  number: IconNumber,
  url: IconLink,
  email: IconAt,
  phone: IconPhone,
  address: IconMapPin,
  price: IconCoin,
  openingHours: IconClock,
  date: IconCalendar,
  file: IconFile,
  gps: IconWorldPin,
  regions: IconMap,
  keywords: IconTags,
  checkbox: IconSquareCheck,
  supplement: IconPuzzle,
  group: IconListDetails,
};

/** The sign of a kind of field. */
export const KindIcon = ({ kind }: { kind: FieldKind }) => {
  const Sign = icons[kind];
  return <Sign size={16} stroke={1.75} aria-hidden />;
};
