import { useQuery } from '@tanstack/react-query';
import { api, queries } from '../../api/clients.ts';
import type { Row } from './plan.ts';

const size = 100;

/** All organisations beneath a team with their opening hours, page by page. */
const readAll = async (key: string, window: { from: string; till: string }): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.holidayHours.list({ key, ...window, page, size });
    rows.push(...answer.rows);
    if (answer.rows.length < size || rows.length >= answer.total) return rows;
  }
};

export const useHours = (team: string, window: { from: string; till: string }) =>
  useQuery({ queryKey: [...queries.holidayHours.key(), 'all', team, window], queryFn: () => readAll(team, window) });
