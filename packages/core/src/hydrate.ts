export { hydrate } from './app/hydrate.js'
