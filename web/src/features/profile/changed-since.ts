/** What was changed in a form after it was sent: it is not saved yet, and stands. */
export const changedSince = <Input extends object>(change: Partial<Input>, sent: Input): Partial<Input> => {
  const since = { ...change };
  for (const field in since) if (since[field] === sent[field]) delete since[field];
  return since;
};
