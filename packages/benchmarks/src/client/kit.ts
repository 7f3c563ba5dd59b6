export const kitNames = ['latchkey', 'supabase', 'better-auth', 'auth0'] as const
export type KitName = (typeof kitNames)[number]

/** Returns an object with one value for each kit. */
export const forEachKit = <T>(toValue: (name: KitName) => T): Record<KitName, T> =>
  Object.fromEntries(kitNames.map((name) => [name, toValue(name)])) as Record<KitName, T>

/** URLs and credentials for the kits. */
export interface Targets {
  /** URL of the real service, for Latchkey. */
  service: string
  /**
   * URL of a mock server that responds to every kit immediately: with a recorded response of the service,
   * or with the responses that the other kits expect.
   */
  mockServer: string
  projectId: string
  publishableClientKey: string
  email: string
  password: string
}

/** A value that can be read synchronously. */
export interface CachedValue {
  get(): unknown
}

/** A tab with a signed-in user. Functions that a kit lacks are missing. */
export interface Tab {
  /** The cached user. */
  cached?: CachedValue
  /** Resolves to the cached user without a request. */
  readUser?(): Promise<unknown>
  /** Sends a request with the access token of the user. */
  call?(): Promise<unknown>
  /** Reads the user from the server; refreshes an expired access token first. */
  readFresh?(): Promise<unknown>
}

/** Opens a tab. All tabs belong to one browser. */
export type OpenTab = (targets: Targets) => Promise<Tab>
