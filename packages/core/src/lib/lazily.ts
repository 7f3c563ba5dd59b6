/** A module that is loaded when it is first needed. */
export type Load<Module = object> = () => Promise<Module>

/** Loads modules; what it rejects with says what to do. */
export interface Loader {
  load<Module>(load: Load<Module>): Promise<Module>
}

type Verb<Context, Method> = Method extends (...given: infer Given) => infer Result
  ? (ctx: Context, ...given: Given) => Result
  : never

/** For each method, the module that has a function of its name, which is given the context first. */
export type Verbs<Context, Methods> = {
  readonly [Name in keyof Methods]: Load<{ readonly [_ in Name]: Verb<Context, Methods[Name]> }>
}

/**
 * Methods whose code is loaded when one of them is called.
 *
 * @example lazily<Context, PasswordMethods>(ctx, { signIn: () => import('./password.js') })
 */
export function lazily<Context extends Loader, Methods>(
  ctx: Context,
  verbs: Verbs<Context, Methods>,
): Methods {
  const methods: Record<string, unknown> = {}
  for (const [name, load] of Object.entries<Load>(verbs)) {
    // Kept: asking for a module again is many times the price of a call.
    let verb: ReturnType<typeof verbOf> | undefined
    methods[name] = async (...given: unknown[]) =>
      (verb ??= verbOf(await ctx.load(load), name))(ctx, ...given)
  }
  return methods as Methods
}

/** The function that a module has under a method's name. */
export const verbOf = (module: object, name: string) =>
  (module as Record<string, (...given: unknown[]) => unknown>)[name] as (
    ...given: unknown[]
  ) => unknown
