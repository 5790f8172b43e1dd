/** How far dates may lie ahead and apart (specification point 5, 'Agenda dialog'; decision 0031). */
export const limits = {
  /** The first time begins at most so many years from today. */
  yearsAhead: 5,
  /** The last time begins at most so many years after the first; nothing is expanded further. */
  yearsApart: 5,
  meetings: 200,
  nameLength: 200,
  reasonLength: 500,
};
