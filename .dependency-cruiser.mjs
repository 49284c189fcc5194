// Who may import what (docs/architecture.md, "Packages"). scripts/import-rules.test.ts proves that every rule fires.
const shared = (...names) => `^shared-(${names.join('|')})/`;

/** Forbids all imports between the packages of the workspace except to the paths in `allowed`. */
const onlyTo = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(shell|mfe-[^/]+|shared-[^/]+|api-function|art|e2e|scripts)/', pathNot: [from, ...allowed] },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other have to be read together: move what both need into a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-are-closed',
      comment: "What two features of a remote need belongs in the remote's components/ or lib/.",
      severity: 'error',
      from: { path: '^mfe-([^/]+)/src/features/([^/]+)/' },
      to: { path: '^mfe-$1/src/features/', pathNot: '^mfe-$1/src/features/$2/' },
    },
    {
      name: 'features-are-on-top',
      comment: 'Shared parts of a remote do not know its features.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/', pathNot: '^mfe-[^/]+/src/(features|screens|pages)/|\\.test\\.tsx?$' },
      to: { path: '^mfe-[^/]+/src/features/' },
    },
    {
      name: 'remotes-are-independent',
      comment: 'A remote imports shared packages: never the shell, another remote or the API.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+|api-function|art|e2e|scripts)/', pathNot: '^mfe-$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell loads remotes at run time and reaches the API through its binding.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(mfe-[^/]+|api-function|art|e2e|scripts)/' },
    },
    onlyTo(
      'api-imports-schemas-and-plans',
      '^api-function/',
      [
        '^shared-(store|delivery|planner)/src/schema/',
        '^shared-delivery/src/bucket-reader/',
        '^shared-planner/src/(plan|check|costs|map|messages|formats|sources|testing)/index\\.ts$',
        '^shared-planner/src/messages/all-messages\\.ts$',
        '^shared-store/src/messages/(all-messages|request-problem)\\.ts$',
        '^shared-ui/src/route-map/',
        shared('dates', 'languages'),
      ],
      'The API imports schemas, the reader of buckets, what makes, verifies, draws and writes plans, messages, dates and languages only.',
    ),
    onlyTo(
      'ui-is-a-leaf',
      '^shared-ui/(src|gallery)/',
      [shared('dates', 'languages'), '^shared-ui/'],
      'Presentational parts know no store, no router and no remote.',
    ),
    onlyTo('commands-is-a-leaf', '^shared-commands/', [], 'What reads arguments depends on nothing of the workspace.'),
    onlyTo('dates-is-a-leaf', '^shared-dates/', [], 'Dates depend on nothing of the workspace.'),
    onlyTo('languages-are-a-leaf', '^shared-languages/', [], 'Languages depend on nothing of the workspace.'),
    onlyTo('pictures-are-a-leaf', '^shared-pictures/', [], 'Pictures depend on nothing of the workspace.'),
    onlyTo(
      'art-imports-pictures',
      '^art/',
      [shared('pictures', 'commands')],
      'What draws the pictures imports their package, and its commands @almaty/commands.',
    ),
    onlyTo(
      'planner-is-low',
      '^shared-planner/',
      [shared('dates', 'languages', 'commands')],
      'The planner imports @almaty/dates and @almaty/languages, and its commands @almaty/commands.',
    ),
    {
      name: 'solver-knows-no-trip',
      comment: 'The solver knows numbers only: problem/ says what they stand for.',
      severity: 'error',
      from: { path: '^shared-planner/src/solver/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared-|node_modules|node:', pathNot: '^shared-planner/src/solver/' },
    },
    {
      name: 'planner-knows-no-bench',
      comment: 'What measures the planner is no part of it.',
      severity: 'error',
      from: { path: '^shared-planner/src/' },
      to: { path: '^shared-planner/bench/' },
    },
    {
      name: 'check-is-independent',
      comment: 'The verifier of plans shares no code with what makes them.',
      severity: 'error',
      from: { path: '^shared-planner/src/check/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared-planner/src/', pathNot: '^shared-planner/src/(check|schema|rules|calendar)/' },
    },
    onlyTo(
      'content-is-low',
      '^shared-content/(?!src/editor/)',
      [shared('dates', 'languages', 'planner', 'store')],
      'What content is written with imports schemas of the planner and of items, @almaty/dates and @almaty/languages.',
    ),
    onlyTo(
      'editor-of-content',
      '^shared-content/src/editor/',
      [shared('content', 'dates', 'languages', 'delivery')],
      'What remotes bring to the editor imports the contract of its part in @almaty/delivery, @almaty/dates and @almaty/languages.',
    ),
    {
      name: 'pages-read-generated-content',
      comment: 'Pages import what is generated from content; what reads and validates it is never loaded by a browser.',
      severity: 'error',
      from: {
        path: '^mfe-[^/]+/src/(components|content|features|lib|pages|screens|tips)/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^shared-content/|^mfe-[^/]+/(build|content|editor)/|^mfe-trip-tips/src/validation/',
        dependencyTypesNot: ['type-only'],
      },
    },
    onlyTo(
      'store-is-low',
      '^shared-store/',
      [shared('dates', 'languages')],
      'The store imports @almaty/dates and @almaty/languages only.',
    ),
    {
      name: 'store-layers',
      comment: 'In shared-store, imports go one way: schema <- store <- react.',
      severity: 'error',
      from: { path: '^shared-store/src/(schema|store|safe-storage)/' },
      to: { path: '^shared-store/src/react/|node_modules/(\\.pnpm/)?react(-dom)?[@/]' },
    },
    {
      name: 'schema-layers',
      comment: 'In shared-store, imports go one way: schema <- store <- react.',
      severity: 'error',
      from: { path: '^shared-store/src/schema/' },
      to: { path: '^shared-store/src/(store|safe-storage)/' },
    },
    onlyTo(
      'delivery-knows-no-part',
      '^shared-delivery/',
      [shared('ui', 'store', 'dates', 'languages', 'commands')],
      'Release tools know neither the shell nor a remote.',
    ),
    {
      name: 'delivery-schema-is-a-leaf',
      comment:
        'Workers and browsers import schemas, routes and the reader of buckets: they must not bring in build tools.',
      severity: 'error',
      from: { path: '^shared-delivery/src/(schema|routes|page|bucket-reader)/', pathNot: '\\.test\\.' },
      to: {
        path: '^shared-|node:',
        pathNot: '^shared-(delivery/src/(schema|routes|page|bucket-reader)|languages/src)/',
      },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name, so that its exports map decides what it offers.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|shared-[^/]+|api-function|art)/' },
      to: { path: '^(shell|mfe-[^/]+|shared-[^/]+|api-function|art)/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'Test files and their helpers are for tests.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/testing/|^e2e/|^scripts/|vitest\\.config\\.ts$' },
      to: { path: '\\.test\\.tsx?$|^(shell|mfe-[^/]+|api-function)/.*/testing/' },
    },
  ],
  options: {
    // Type-only imports couple modules too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.stack|\\.wrangler|test-results)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
