/** The answer, or `late` when it does not come in time. A fault after that is nobody's any more. */
export const within = async <T>(milliseconds: number, late: T, answer: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, late);
  });
  try {
    return await Promise.race([answer, alarm]);
  } finally {
    clearTimeout(timer);
  }
};
