import { formsOf } from './forms-of.js'
import { type SecretKind, secretKinds, type SoughtIn, type Surface } from './secret-kinds.js'

/** Looks for secrets in one place. */
export interface Watch<Place extends Surface> {
  /** Makes a canary of a kind, which is looked for from now on. */
  make(name: SoughtIn<Place>): string
  /** Looks for a secret that the service made from now on. Throws when there is none. */
  take(name: SoughtIn<Place>, secret: string | null | undefined): string
  /** Which of the secrets can be read in a text, and how they are written there. */
  findIn(text: string): string[]
  /** Kinds that the table says are looked for here, of which there was none. */
  missing(): string[]
}

export function watch<Place extends Surface>(place: Place): Watch<Place> {
  const kinds = Object.entries<SecretKind>(secretKinds)
  const known = new Map<string, string>()
  const take = (name: SoughtIn<Place>, secret: string | null | undefined): string => {
    if (!secret) throw new Error(`There is no ${name} to look for.`)
    known.set(secret, name)
    return secret
  }
  return {
    take,
    make: (name) => take(name, (secretKinds[name] as SecretKind).make?.()),
    findIn: (text) =>
      [...known].flatMap(([secret, name]) => {
        const found = formsOf(secret).find(([, pattern]) => pattern.test(text))
        return found ? [`${name}, ${found[0]}`] : []
      }),
    missing() {
      const had = new Set(known.values())
      return kinds
        .filter(([name, { soughtIn }]) => soughtIn.includes(place) && !had.has(name))
        .map(([name]) => name)
    },
  }
}
