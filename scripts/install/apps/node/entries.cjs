/** All entries that run on Node, read from the manifests of the packages. */
exports.entries = ['contract', 'core', 'react', 'service'].flatMap((name) => {
  const { exports } = require(`@latchkey/${name}/package.json`)
  return Object.keys(exports)
    .filter((subpath) => !subpath.includes('*') && !subpath.endsWith('.css'))
    .filter((subpath) => subpath !== './package.json')
    .map((subpath) => `@latchkey/${name}${subpath.slice(1)}`)
})
