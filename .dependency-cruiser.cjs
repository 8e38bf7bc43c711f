/** The import rules of docs/architecture.md, checked by `npm run imports` and in every test run. */
const only = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    only(
      "no-cycles",
      "No import cycles at run time.",
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    ),
    only(
      "parts-meet-in-schema",
      "A part never imports another part's source.",
      { path: "^(platform|gateway|web|report-renderer|simulator|plain-platform)/" },
      {
        path: "^(platform|gateway|web|report-renderer|simulator|plain-platform)/",
        pathNot: "^$1/",
      },
    ),
    only(
      "operation-is-below-the-parts",
      "What all servers need to be operated knows none of them.",
      { path: "^operation/" },
      { path: "^(platform|gateway|web|report-renderer|simulator|plain-platform)/" },
    ),
    only(
      "contract-is-a-leaf",
      "What the parts agree on knows nothing else.",
      { path: "^contract/", pathNot: "\\.test\\.ts$" },
      { pathNot: "^contract/" },
    ),
    only(
      "contract-is-of-those-who-agree",
      "Platform, gateway, web and the simulated devices say and read it.",
      { path: "^(operation|report-renderer|plain-platform)/" },
      { path: "^contract/" },
    ),
    only(
      "plain-platform-stands-alone",
      "It is written from the specification, and shares nothing with what is tested in front of it.",
      { path: "^plain-platform/" },
      { path: "^operation/" },
    ),
    only(
      "plain-platform-is-for-tests",
      "No part knows it.",
      { path: "^operation/" },
      { path: "^plain-platform/" },
    ),
    only(
      "unresolvable",
      "Every import resolves; the generated hooks also name a package that holds nothing but types.",
      { pathNot: "^web/src/graphql/(generated\\.ts$|operations/)" },
      { couldNotResolve: true },
    ),
    only(
      "no-tests-in-product",
      "Product code never imports tests.",
      { pathNot: "\\.test\\.tsx?$" },
      { path: "\\.test\\.tsx?$|^tests/" },
    ),

    only(
      "platform-db-is-the-floor",
      "db knows no feature.",
      { path: "^platform/src/db/" },
      {
        path: "^platform/src/",
        pathNot: "^platform/src/(db/|time/|errors\\.ts$|env\\.ts$)",
      },
    ),
    only(
      "platform-rules-are-pure",
      "rules.ts computes; it never reads or writes.",
      { path: "^platform/src/.*rules\\.ts$" },
      {
        path: "^platform/src/(db/|.*store\\.ts$|.*routes\\.ts$)",
      },
    ),
    only(
      "platform-stores-know-no-routes",
      "Stores are below routes.",
      { path: "^platform/src/.*store\\.ts$" },
      { path: "routes\\.ts$" },
    ),

    only(
      "platform-routes-at-the-top",
      "Features meet below their routes and jobs, which the server alone starts.",
      { path: "^platform/src/", pathNot: "\\.test\\.ts$|^platform/src/server\\.ts$" },
      {
        path: "^platform/src/(.*/(routes|\\w+Routes|jobs)\\.ts$)",
        pathNot: "^platform/src/(db/tables/|(parts/formRoutes|jobs/jobs|threads/jobs)\\.ts$)",
      },
    ),
    only(
      "platform-http-knows-no-feature",
      "How requests are read and answered is below all features.",
      { path: "^platform/src/http/", pathNot: "\\.test\\.ts$" },
      { path: "^platform/src/", pathNot: "^platform/src/(http/|db/|time/|errors\\.ts$)" },
    ),

    only(
      "gateway-resolvers-at-the-top",
      "Features meet in their types; resolvers are known to the schema alone.",
      { path: "^gateway/src/", pathNot: "\\.test\\.ts$|^gateway/src/schema\\.ts$" },
      { path: "^gateway/src/.*resolver\\.ts$" },
    ),
    only(
      "gateway-got-in-one-place",
      "Only platform-api (and the renderer's proxy) speaks HTTP.",
      { path: "^gateway/src/", pathNot: "^gateway/src/(platform-api|reports)/" },
      {
        path: "node_modules/got/",
      },
    ),
    only(
      "gateway-platform-api-is-the-floor",
      "platform-api knows no GraphQL.",
      { path: "^gateway/src/platform-api/" },
      {
        path: "^gateway/src/",
        pathNot: "^gateway/src/(platform-api/|errors\\.ts$|caller\\.ts$)",
      },
    ),
    only(
      "gateway-loaders-below-resolvers",
      "Loaders know no resolver.",
      { path: "^gateway/src/loaders/" },
      { path: "resolver\\.ts$" },
    ),

    only(
      "web-features-are-islands",
      "A feature never imports another's inside.",
      { path: "^web/src/features/([^/]+)/" },
      {
        path: "^web/src/features/",
        pathNot: "^web/src/features/$1/",
      },
    ),
    only(
      "web-features-know-only-paths-of-app",
      "A feature builds links, and knows nothing else of app.",
      { path: "^web/src/features/" },
      { path: "^web/src/app/", pathNot: "^web/src/app/paths\\.ts$" },
    ),
    only(
      "web-shared-below-features",
      "shared knows no feature and no app.",
      { path: "^web/src/(shared|i18n|theme)/" },
      { path: "^web/src/(features|app)/" },
    ),
    only(
      "web-graphql-is-the-floor",
      "graphql knows nothing above it.",
      { path: "^web/src/graphql/" },
      { path: "^web/src/(features|app|shared)/" },
    ),
    only(
      "chakra-by-one-name",
      "Two names would give two React contexts.",
      {},
      { path: "node_modules/chakra-ui/" },
    ),
  ],
  options: {
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules/\\.cache)/" },
    tsPreCompilationDeps: true,
    // TypeScript 7 has no JavaScript API; ".js" specifiers are mapped to ".ts" by the resolver instead.
    webpackConfig: { fileName: "tools/resolve.cjs" },
  },
};
