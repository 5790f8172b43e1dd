import type { Caller } from '../../../http/caller.ts';

/** Mails wait in the outbox of the transaction; after it somebody has to send them. */
export const mailed =
  <Request extends { context: { caller: Caller } }, Answer>(handle: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    const answer = await handle(request);
    request.context.caller.house.wake('deliver');
    return answer;
  };
