import { formsOf } from './secret-forms.js'
import { type SecretKind, secretKinds, type CheckedIn, type Surface } from './secret-kinds.js'

/** Searches for secrets in one place. */
export interface Watch<Place extends Surface> {
  /** Creates a canary of a kind and searches for it from now on. */
  make(name: CheckedIn<Place>): string
  /** Searches from now on for a secret that the service created. Throws if it is missing. */
  take(name: CheckedIn<Place>, secret: string | null | undefined): string
  /** Returns the secrets that a text contains, with the form in which they appear. */
  findIn(text: string): string[]
  /**
   * Returns the kinds that the table requires for this place, but of which no secret was created.
   */
  missing(): string[]
}

export function watch<Place extends Surface>(place: Place): Watch<Place> {
  const kinds = Object.entries<SecretKind>(secretKinds)
  const secrets = new Map<string, string>()
  const take = (name: CheckedIn<Place>, secret: string | null | undefined): string => {
    if (!secret) throw new Error(`There is no ${name} to look for.`)
    secrets.set(secret, name)
    return secret
  }
  return {
    take,
    make: (name) => take(name, (secretKinds[name] as SecretKind).make?.()),
    findIn: (text) =>
      [...secrets].flatMap(([secret, name]) => {
        const form = formsOf(secret).find(([, pattern]) => pattern.test(text))
        return form ? [`${name}, ${form[0]}`] : []
      }),
    missing() {
      const covered = new Set(secrets.values())
      return kinds
        .filter(([name, { checkedIn }]) => checkedIn.includes(place) && !covered.has(name))
        .map(([name]) => name)
    },
  }
}
