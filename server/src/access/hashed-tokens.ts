import type { BetterAuthOptions, DBAdapter } from 'better-auth';
import type { KyselyPlugin } from 'kysely';
import { hashOf } from './cookie.ts';
import { limits } from './limits.ts';

type Where = { field: string; value: unknown }[];
type Question = { model: string; where?: Where; data?: object; update?: object };

const isToken = (field: string): boolean => field === 'token';

const hashed = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, isToken(field) ? hashOf(String(value)) : value]));

/** The question with every session token in it replaced by its hash. */
const concealed = <Q extends Question>(question: Q): Q => ({
  ...question,
  ...(question.where && {
    where: question.where.map((term) => (isToken(term.field) ? { ...term, value: hashOf(String(term.value)) } : term)),
  }),
  ...(question.data && { data: hashed(question.data) }),
  ...(question.update && { update: hashed(question.update) }),
});

/** The token that the question was about; the library expects it back in the answer. */
const tokenIn = ({ where, data }: Question): unknown =>
  where?.find((term) => isToken(term.field))?.value ?? Object.entries(data ?? {}).find(([field]) => isToken(field))?.[1];

const withToken = <T>(row: T, token: unknown): T => (token && row && typeof row === 'object' && 'token' in row ? { ...row, token } : row);

const hasIdled = (row: unknown): boolean =>
  typeof row === 'object' &&
  row !== null &&
  'updatedAt' in row &&
  row.updatedAt instanceof Date &&
  row.updatedAt.getTime() <= Date.now() - limits.idle;

type Operations = Omit<DBAdapter<BetterAuthOptions>, 'transaction'>;

const operations = <A extends Operations>(adapter: A): A => {
  const about = <Q extends Question, R>(question: Q, ask: (question: Q) => Promise<R>): Promise<R> =>
    question.model === 'session' ? ask(concealed(question)).then((row) => withToken(row, tokenIn(question))) : ask(question);
  return {
    ...adapter,
    create: (question) => about(question, adapter.create),
    findOne: async (question) => {
      const row = await about(question, adapter.findOne<never>);
      return question.model === 'session' && hasIdled(row) ? null : row;
    },
    findMany: (question) => about(question, adapter.findMany<never>),
    update: (question) => about(question, adapter.update<never>),
    updateMany: (question) => about(question, adapter.updateMany),
    delete: (question) => about(question, adapter.delete),
    deleteMany: (question) => about(question, adapter.deleteMany),
    count: (question) => about(question, adapter.count),
  };
};

/**
 * The library's way to the database, where session tokens are only kept as hashes and a session that idled too long is not found.
 * The library itself goes on working with the tokens of its cookies.
 */
export const withHashedTokens = (adapter: DBAdapter<BetterAuthOptions>): DBAdapter<BetterAuthOptions> => ({
  ...operations(adapter),
  transaction: (act) => adapter.transaction((trx) => act(operations(trx))),
});

const isMoment = (column: string): boolean => /_(at|until)$/.test(column);

/** Our connections read moments as text; the library wants dates. */
export const momentsAsDates: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, isMoment(column) && typeof value === 'string' ? new Date(value) : value]),
      ),
    ),
  }),
};
