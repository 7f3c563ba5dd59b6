import type { GateRules } from '../src/redirect/gate.js'
import file from './vectors/redirect-vectors.json' with { type: 'json' }

/** Every navigation target of the vector file, with what has to become of it under each expectation. */
export interface RedirectVector {
  id: string
  group: string
  url: string
  trusted: boolean
  trustedRelativeOnly: boolean
  returnTo: 'use' | 'default'
  /** The only address that may be navigated to. */
  resolved: string | undefined
  rules: GateRules
}

type Entry = Omit<RedirectVector, 'rules'> & { config: string }

const configs = file.configs as Record<string, GateRules>

/** The file cuts one long address short; it begins as said there, and ends as the target does. */
const wholeAddress = (resolved: string | undefined, url: string) =>
  resolved?.endsWith('…') ? resolved.replace(/a+…$/, url.slice(1)) : resolved

export const redirectVectors = (file.vectors as Entry[]).map(
  ({ config, ...vector }): RedirectVector => ({
    ...vector,
    resolved: wholeAddress(vector.resolved, vector.url),
    rules: configs[config]!,
  }),
)

/** The same page, with nothing trusted but relative targets. */
export const relativeOnly = ({ currentUrl }: GateRules): GateRules => ({ currentUrl })

/** Where the page ends up that goes to a target; null when it stays. */
export const goneTo = (target: string | null, { rules }: RedirectVector): string | null =>
  target === null ? null : new URL(target, rules.currentUrl).href
