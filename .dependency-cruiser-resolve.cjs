/**
 * How imports find their files, for the import law only: the `@/` of tsconfig.json and the `exports` of the workspaces.
 * dependency-cruiser reads tsconfig paths by TypeScript's old JavaScript API, which TypeScript 7 does not have; of a
 * webpack configuration it needs nothing but this object.
 */
module.exports = {
  resolve: {
    alias: {
      '@': process.cwd(),
      '@desk': `${process.cwd()}/desk/src`,
      '@payload-config': `${process.cwd()}/content/src/payload.config.ts`,
    },
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.d.mts'],
  },
};
