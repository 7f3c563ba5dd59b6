import type { Query } from './query.js'
import type { Memory } from './read.js'

/** What a read is made of: known or loaded, and loaded again where the read itself is. */
export const loadSource = <T>({ isAnew }: Memory, source: Query<T>): Promise<T> =>
  isAnew ? source.refresh() : source.load()
