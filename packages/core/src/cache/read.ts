import { type Load, type Loader, type Verbs, verbOf } from '../lib/lazily.js'
import type { LoadValue, Query } from './query.js'

/** Something that can be read once or watched, whatever is more useful. */
export interface Read<T, Given extends unknown[] = []> {
  /** Resolves to what is known, or loads it. */
  (...given: Given): Promise<T>
  /** The same, to be read at once and watched. */
  query(...given: Given): Query<T>
}

/** Where reads are remembered: `name` and `given` together say what is read. */
export interface Memory {
  query<T>(name: string, given: readonly unknown[], load: LoadValue<T>): Query<T>
}

/** How a read is asked for: the `this` of its verb, as its arguments are the caller's. */
export interface Asked {
  /** Whether what it is made of is to be loaded again, too. */
  readonly isAnew: boolean | undefined
}

/**
 * Reads whose code is loaded when one of them is asked for.
 *
 * @example reads<UserContext, Pick<CurrentUser, 'listTeams'>>(ctx, { listTeams: () => import('./teams.js') })
 */
export function reads<Context extends Loader & Memory, Methods>(
  ctx: Context,
  verbs: Verbs<Context, Methods>,
): Methods {
  const methods: Record<string, unknown> = {}
  for (const [name, load] of Object.entries<Load>(verbs)) {
    const query = (...given: unknown[]) =>
      ctx.query(name, given, async (isAnew) =>
        verbOf(await ctx.load(load), name).call({ isAnew } satisfies Asked, ctx, ...given),
      )
    methods[name] = Object.assign((...given: unknown[]) => query(...given).load(), { query })
  }
  return methods as Methods
}

type Watchable = { query(...given: never[]): unknown }

/** Those of an interface's methods that are reads. */
export type ReadsOf<Methods> = {
  [Name in keyof Methods as Methods[Name] extends Watchable ? Name : never]: Methods[Name]
}

/** Those of an interface's methods that are no reads. */
export type ChangesOf<Methods> = Omit<Methods, keyof ReadsOf<Methods>>
