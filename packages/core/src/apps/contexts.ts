import type { AppContext } from './context.js'

/** What each app is made of, for parts of the kit that are no methods of it. */
export const contexts = new WeakMap<object, AppContext>()
