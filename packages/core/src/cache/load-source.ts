import type { Query } from './query.js'
import type { Asked } from './read.js'

/** What a read is made of: known or loaded, and loaded again where the read itself is. */
export const loadSource = <T>(asked: Asked | void, source: Query<T>): Promise<T> =>
  asked?.isAnew ? source.refresh() : source.load()
