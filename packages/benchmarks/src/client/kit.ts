export const kitNames = ['latchkey', 'supabase', 'better-auth', 'auth0'] as const
export type KitName = (typeof kitNames)[number]

/** One value for each kit. */
export const forEachKit = <T>(toValue: (name: KitName) => T): Record<KitName, T> =>
  Object.fromEntries(kitNames.map((name) => [name, toValue(name)])) as Record<KitName, T>

/** Where the kits find what they call. */
export interface Places {
  /** The real service, for Latchkey. */
  service: string
  /** Answers every kit at once: with what the service has said, or with what the others expect. */
  standIn: string
  projectId: string
  publishableClientKey: string
  email: string
  password: string
}

/** Something that can be read at once. */
export interface Known {
  get(): unknown
}

/** A tab with a signed-in user. Functions that a kit lacks are missing. */
export interface Tab {
  /** Knows the user without waiting. */
  known?: Known
  /** Resolves to the known user without a request. */
  readUser?(): Promise<unknown>
  /** A request in the user's name. */
  call?(): Promise<unknown>
  /** A read for which an expired access token is refreshed. */
  readFresh?(): Promise<unknown>
}

/** Opens a tab; all that are opened are of one browser. */
export type OpenTab = (places: Places) => Promise<Tab>
