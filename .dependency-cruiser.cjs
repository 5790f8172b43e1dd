/** Imports run one way: web, server -> contract, phrases -> domain. Each rule says in its comment where the code belongs. */
const sqlPlaces = '^server/src/(database|jobs|access)/|/(store|queries)\\.ts$|/queries/|\\.test\\.ts$|for-tests\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that import each other are one thought: put what both need into a third.',
      severity: 'error',
      from: { pathNot: 'node_modules' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['pre-compilation-only'] } },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ holds the rules and imports nothing of ours: what it needs to know is passed in.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(contract|phrases|server|web|world|bench|e2e|scripts)/' },
    },
    {
      name: 'domain-does-no-io',
      comment: 'domain/ does no I/O: ask the outside world in server/src/outside and pass the answer in.',
      severity: 'error',
      from: { path: '^domain/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-and-phrases-on-domain',
      comment: 'contract/ and phrases/ import domain/ only, so that server and browser can both have them.',
      severity: 'error',
      from: { path: '^(contract|phrases)/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(server|web|world|bench|e2e|scripts)/' },
    },
    {
      name: 'contract-and-phrases-apart',
      comment: 'contract/ says what is asked, phrases/ how it reads: neither needs the other.',
      severity: 'error',
      from: { path: '^(contract|phrases)/src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(contract|phrases)/src/', pathNot: '^$1/' },
    },
    {
      name: 'server-and-web-apart',
      comment: 'Server and browser meet in contract/ only.',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|bench|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'world-knows-the-domain-only',
      comment: 'world/ is a cast of data: who puts it into a server does so on the server.',
      severity: 'error',
      from: { path: '^world/src/' },
      to: { path: '^(contract|phrases|server|web|bench|e2e|scripts)/' },
    },
    {
      name: 'ui-knows-nothing-of-ours',
      comment: 'web/src/ui holds primitives without domain and route: what knows more belongs in forms/, tables/, shell/ or a feature.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^(web/src/|domain/|contract/|phrases/)', pathNot: '^web/src/ui/' },
    },
    {
      name: 'store-of-its-own-area',
      comment: 'An area uses another area through its verbs and queries, never its store.',
      severity: 'error',
      from: { path: '^server/src/areas/([^/]+)/' },
      to: { path: '^server/src/areas/[^/]+/store\\.ts$', pathNot: '^server/src/areas/$1/' },
    },
    {
      name: 'sql-in-stores-and-queries',
      comment:
        'Only store.ts, queries, database/, jobs/ and access/ speak SQL: move the statement into the store or the queries of its area.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: sqlPlaces },
      to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['pre-compilation-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/)?dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
