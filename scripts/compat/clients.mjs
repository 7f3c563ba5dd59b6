/**
 * A published client that the service must keep serving.
 *
 * @typedef {object} PublishedClient
 * @property {string} package
 * @property {string} version
 * @property {'node' | 'bundle'} runs how the checks outside a browser load the package: `bundle` when
 *   its ES modules import folders, which Node refuses and every bundler accepts
 * @property {'js' | 'react'} page which page of `pages/` the browser checks open
 * @property {Record<string, string>} peers packages that an app installs beside it
 */

/**
 * Every client that `npm run compat` runs. To check another version, add a line.
 *
 * @type {PublishedClient[]}
 */
export const clients = [
  {
    package: '@stackframe/react',
    version: '2.8.12',
    runs: 'bundle',
    page: 'react',
    peers: { react: '19.3.1', 'react-dom': '19.3.1' },
  },
  { package: '@stackframe/js', version: '2.8.39', runs: 'node', page: 'js', peers: {} },
]
