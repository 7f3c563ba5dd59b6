export {
  queryOf,
  type ReadArguments,
  type ReadingMethod,
  type ReadResult,
} from './app/query-cache.js'
export type { Query, Snapshot } from './lib/query.js'
