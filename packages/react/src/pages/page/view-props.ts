import type { NotReady } from './create-page.js'

/** A hook of a page or a section: its state and its actions. */
type ViewHook = (props: never) => readonly [state: unknown, actions: unknown]

/** The props of the view for a hook. `createPage` renders the states before the page is ready. */
export type ViewProps<Hook extends ViewHook> = Hook extends (
  props: never,
) => readonly [infer State, infer Actions]
  ? { state: Exclude<State, NotReady>; actions: Actions }
  : never
