import type { App } from './app.js'
import type { Plan } from './plan.js'

export const GUIDES = 'https://latchkey.example/guides'

/** A framework whose apps `latchkey init` can change. */
export interface Framework {
  readonly name: string
  /** Sentence for the end of the output. */
  readonly hint: string
  /** Returns whether an app uses the framework. */
  readonly isUsedBy: (app: App) => boolean
  /** Plans the changes. Rejects with `CliError` if the app has a form that is not supported. */
  readonly plan: (plan: Plan) => Promise<void>
}
