/**
 * A published client that the service must keep serving.
 *
 * @typedef {object} PublishedClient
 * @property {string} package
 * @property {string} version
 * @property {'node' | 'bundle'} runs how the checks outside a browser load the package: `bundle` when
 *   its ES modules import folders, which Node refuses and every bundler accepts
 * @property {'js' | 'react' | 'next'} page which page or app of `pages/` the browser checks open
 * @property {Record<string, string>} peers packages that an app installs beside it
 */

/** @param {string} version @returns {PublishedClient} */
const createReactClient = (version) => ({
  package: '@stackframe/react',
  version,
  runs: 'bundle',
  page: 'react',
  peers: { react: '19.3.1', 'react-dom': '19.3.1' },
})

/** @param {string} version @returns {PublishedClient} */
const createJsClient = (version) => ({
  package: '@stackframe/js',
  version,
  runs: 'node',
  page: 'js',
  peers: {},
})

/** @param {string} version @returns {PublishedClient} */
const createNextClient = (version) => ({
  package: '@stackframe/stack',
  version,
  runs: 'bundle',
  page: 'next',
  peers: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
})

/**
 * Every client that `npm run compat` runs. To check another version, add a line.
 *
 * @type {PublishedClient[]}
 */
export const clients = [
  ...['2.8.12', '2.8.41', '2.8.78', '2.8.108'].map((version) => createReactClient(version)),
  ...['2.8.39', '2.8.41', '2.8.77', '2.8.102', '2.8.108'].map((version) => createJsClient(version)),
  createNextClient('2.8.108'),
]
