// Resolver settings of the import checker: ".js" in a TypeScript file means its ".ts" or ".tsx" source.
module.exports = {
  resolve: {
    extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".css"],
    extensionAlias: { ".js": [".ts", ".tsx", ".js"] },
    exportsFields: ["exports"],
    conditionNames: ["obcestje-source", "import", "node", "default", "types"],
  },
};
