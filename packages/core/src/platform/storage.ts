import { guarded } from './guarded.js'
import type { TabStorage } from './platform.js'

// A sandboxed page throws at the very word, a full storage at what is put into it.
export const storage: TabStorage = {
  get: (name) => guarded(() => sessionStorage.getItem(name), null),
  set: (name, value) => guarded(() => (sessionStorage.setItem(name, value), true), false),
  remove: (name) => guarded(() => sessionStorage.removeItem(name)),
}
