import type { TrustRules } from '../../src/navigation/trusted-url.js'
import file from '../../../../test-vectors/redirect-vectors.json' with { type: 'json' }

/** A navigation target of the vector file, with the expected result under each set of rules. */
export interface RedirectVector {
  id: string
  group: string
  url: string
  trusted: boolean
  trustedRelativeOnly: boolean
  returnTo: 'use' | 'default'
  /** The only URL that may be navigated to. */
  resolved: string | undefined
  rules: TrustRules
}

type Entry = Omit<RedirectVector, 'rules'> & { config: string }

const configs = file.configs as Record<string, TrustRules>

/** Restores the long URL that the file abbreviates: its end equals the end of the target. */
const fullUrl = (resolved: string | undefined, url: string) =>
  resolved?.endsWith('…') ? resolved.replace(/a+…$/, url.slice(1)) : resolved

export const redirectVectors = (file.vectors as Entry[]).map(
  ({ config, ...vector }): RedirectVector => ({
    ...vector,
    resolved: fullUrl(vector.resolved, vector.url),
    rules: configs[config]!,
  }),
)

/** The rules of the same page without trusted origins. */
export const relativeOnly = ({ currentUrl }: TrustRules): TrustRules => ({ currentUrl })

/** Returns the URL that a target resolves to on the current page, or null without a target. */
export const destinationOf = (target: string | null, { rules }: RedirectVector): string | null =>
  target === null ? null : new URL(target, rules.currentUrl).href
