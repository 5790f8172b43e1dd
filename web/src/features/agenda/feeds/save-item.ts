import type { Key } from '@bronhouder/domain/instant.ts';
import { api } from '../../../api/clients.ts';
import { saveFile } from '../../profile/save-file.ts';

/** Saves one item as an iCalendar file, which a calendar program opens. */
export const saveItem = async (key: Key): Promise<void> => {
  const { body } = await api.feed.item({ key });
  saveFile(body.name, body);
};
