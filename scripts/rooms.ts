/** A kind of file: where it stands and what belongs there. The list is closed; a new kind of thing is a decision, taken here. */
export type Room = { within: string; files: RegExp; holds: string };

const name = '[a-z0-9]+(?:-[a-z0-9]+)*';
const code = `${name}(?:\\.(?:test|property\\.test|samples))?\\.ts`;
const screen = `${name}(?:\\.test)?\\.tsx?|${name}\\.module\\.css|${name}\\.d\\.ts`;

const matching = (...alternatives: string[]): RegExp => new RegExp(`^(?:${alternatives.join('|')})$`);
const oneOf = (...names: string[]): string => `(?:${names.join('|')})`;

const domainAreas = oneOf(
  'publication',
  'permissions',
  'agenda',
  'holidays',
  'confirmation',
  'fields',
  'organisations',
  'products',
  'supplements',
  'teams',
  'relations',
  'roles',
  'saving',
  'types',
  'invitations',
  'isil',
  'people',
);
const rootTexts = oneOf('README', 'CONTRIBUTING', 'STYLE', 'CHANGELOG');
const rootSettings = oneOf(
  'package(?:-lock)?\\.json',
  'tsconfig\\.json',
  'biome\\.json',
  'knip\\.json',
  'vitest\\.config\\.ts',
  '\\.oxlintrc\\.json',
  '\\.dependency-cruiser\\.cjs',
  '\\.npmrc',
  '\\.editorconfig',
  '\\.gitignore',
  '\\.gitattributes',
  '\\.ci/run',
);

/** Every room of the house; the most particular one first. */
export const rooms: Room[] = [
  {
    within: 'domain/',
    files: matching('package\\.json', `src/${code}`, `src/${domainAreas}/(?:${name}/)?${code}`),
    holds:
      'the rules: domain/src/<area>/<rule>.ts, in parts where there are many, its test beside it; an area is one of the nouns of the architecture',
  },
  { within: 'contract/', files: matching('package\\.json', `src/${code}`), holds: 'the HTTP API as data: contract/src/<noun>.ts' },
  {
    within: 'phrases/',
    files: matching('package\\.json', `src/${code}`, `src/(?:nl|en)/${name}\\.ts`),
    holds: 'texts: phrases/src/nl/<noun>.ts and phrases/src/en/<noun>.ts',
  },
  {
    within: 'server/src/areas/',
    files: matching(`${name}/(?:${name}/)?(?:queries/)?${code}`),
    holds:
      'server/src/areas/<noun>/: routes.ts, queries.ts (or queries/), store.ts and a file per verb (publish-organisation.ts), their tests beside them; in parts where there are many',
  },
  {
    within: 'server/src/database/',
    files: matching(code, '(?:migrations)/\\d{4}-[a-z0-9-]+\\.sql'),
    holds: 'the connection, and server/src/database/migrations/NNNN-name.sql',
  },
  {
    within: 'server/',
    files: matching(
      'package\\.json',
      `src/${oneOf('http', 'jobs', 'access', 'admin', 'demo')}/(?:${code}|${name}\\.d\\.ts)`,
      `src/jobs/news/${code}`,
      `src/${oneOf('outside', 'services')}/(?:${name}/)?(?:${code}|${name}\\.d\\.ts)`,
      `src/services/${name}/(?:data/)?(?:README\\.md|${name}\\.csv)`,
      `src/${name}\\.test\\.ts`,
      `src/${oneOf('main', 'app', 'config', 'change', 'house', 'make-house', 'trace', 'version', '(?:[a-z]+-)?for-tests')}\\.ts`,
    ),
    holds:
      'main, app, config and change; everything else in areas/, http/, database/, jobs/, access/, outside/, services/ (regions, vacations, words, docs, tenants), admin/ or demo/',
  },
  {
    within: 'web/src/features/',
    files: matching(`${name}/(?:${name}/){0,2}(?:${screen})`),
    holds:
      'web/src/features/<noun>/: pages, forms, tables and queries of that noun, in parts where there are many, and those in parts again',
  },
  {
    within: 'web/src/',
    files: matching(
      `${oneOf('shell', 'forms', 'tables', 'ui', 'api', 'i18n', 'theme', 'access')}/(?:${name}/)?(?:${screen}|${name}\\.css)`,
      `${oneOf('main', 'routes', 'paths', 'global-state')}(?:\\.test)?\\.tsx?`,
      `${name}\\.d\\.ts`,
    ),
    holds:
      'features/<noun>/, shell/, forms/, tables/, ui/, api/, i18n/, theme/ and access/ (sign-in); beside them only main, routes and paths',
  },
  {
    within: 'web/',
    files: matching(
      'package\\.json',
      'tsconfig\\.json',
      `${name}(?:\\.config)?\\.ts`,
      '(?:access/)?index\\.html',
      `public/(?:[a-z0-9-]+/)*${name}\\.[a-z0-9]+`,
    ),
    holds: 'the pages and their build; code is in web/src',
  },
  {
    within: 'world/',
    files: matching('package\\.json', `src/(?:${name}/){0,2}${code}`, `(?:src/)?data/(?:[a-z0-9-]+/)*[A-Za-z0-9._-]+`),
    holds: 'the cast of the demo: world/src/<tenant or theme>/<name>.ts, its sources in world/data',
  },
  {
    within: 'e2e/',
    files: matching('package\\.json', 'playwright\\.config\\.ts', `(?:src/)?(?:${name}/)?${name}(?:\\.spec|\\.setup)?\\.ts`),
    holds: 'browser journeys by noun: e2e/<noun>.spec.ts',
  },
  {
    within: 'bench/',
    files: matching('package\\.json', `src/(?:${name}/)?${code}`),
    holds: 'what npm run bench measures, and npm run seed',
  },
  {
    within: 'docs/',
    files: matching(`(?:${name}/)*${name}\\.(?:md|png|svg)`),
    holds: 'explanations: architecture, glossary, states, decisions/, help/',
  },
  { within: 'scripts/', files: matching(`${name}(?:\\.test)?\\.(?:ts|mjs)`), holds: 'start, checks, tests, screens' },
  {
    within: '',
    files: matching(rootSettings, `${rootTexts}\\.md`, 'LICENSE(?:\\.[a-z]+)?'),
    holds:
      'the settings of the tools; code belongs in one of the rooms domain, contract, phrases, server, web, world, e2e, bench or scripts',
  },
];
