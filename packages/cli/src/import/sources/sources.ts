import type { ReadSource } from './source.js'

/** The sources by name. Each is loaded when it is used. */
const SOURCES = {
  clerk: async () => (await import('./clerk.js')).readClerk,
  auth0: async () => (await import('./auth0.js')).readAuth0,
  firebase: async () => (await import('./firebase.js')).readFirebase,
  supabase: async () => (await import('./supabase.js')).readSupabase,
  'better-auth': async () => (await import('./better-auth.js')).readBetterAuth,
  authjs: async () => (await import('./authjs.js')).readAuthJs,
  'stack-auth': async () => (await import('./stack-auth.js')).readStackAuth,
  csv: async () => (await import('./csv.js')).readCsvUsers,
  latchkey: async () => (await import('./latchkey.js')).readLatchkey,
} satisfies Record<string, () => Promise<ReadSource>>

/** The name of a source, as `--from` takes it. */
export type SourceName = keyof typeof SOURCES

export const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[]

/** Loads the reader of a source. */
export const loadSource = (name: SourceName): Promise<ReadSource> => SOURCES[name]()
