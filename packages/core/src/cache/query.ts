/** What is known of a value. The same object as long as nothing changed. */
export type Snapshot<T> =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'ready'; readonly data: T; readonly error: undefined }
  /** The last load failed; `data` is what was known before, if anything. */
  | { readonly status: 'failed'; readonly data: T | undefined; readonly error: unknown }

/** Loads a value; `isAnew` says that nothing which is remembered is good enough. */
export type LoadValue<T> = (isAnew?: boolean) => Promise<T>

/** A value of the service that can be read at once, loaded and watched. */
export interface Query<T> {
  /** What is known now, without a request. */
  get(): Snapshot<T>
  /** What a server render knows: fixed, so that hydration finds what was rendered. */
  getServer(): Snapshot<T>
  /** Resolves to the value, known or loaded; joins a load that is under way. */
  load(): Promise<T>
  /** Loads again, whatever is known. */
  refresh(): Promise<T>
  /** Calls back on every change, and loads if nothing is known. The call returned stops it. */
  subscribe(listener: () => void): () => void
}
