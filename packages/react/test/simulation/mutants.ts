/** A bug as a change to one source file. `from` occurs exactly once in the file. */
interface Mutant {
  readonly file: string
  readonly from: string
  readonly to: string
  /** The rule that it violates. */
  readonly rule: string
  /** The number of schedules that detect it. */
  readonly within: number
  /** The first seed, if earlier ones do not detect it. Default: 1. */
  readonly seed?: number
}

const MAGIC_LINK = 'pages/magic-link-callback/use-magic-link-callback.ts'
const VERIFICATION = 'pages/email-verification/use-email-verification.ts'

/** The bugs that the simulation must detect. */
export const mutants: Readonly<Record<string, Mutant>> = {
  'no-busy-guard': {
    file: 'lib/use-mutation.ts',
    from: 'if (!isRunning.current) void',
    to: 'void',
    rule: 'P7',
    // One schedule takes seconds, and npm test runs this mutant.
    seed: 4,
    within: 50,
  },
  'busy-forever': {
    file: 'lib/use-mutation.ts',
    from: 'show(false, ',
    to: 'show(true, ',
    rule: 'P2',
    within: 50,
  },
  'stale-user': {
    file: 'pages/entry/entry.ts',
    from: '[project, user, isFormKept, signInAgainUser],',
    to: '[project, user.status === "loading", isFormKept, signInAgainUser],',
    rule: 'P3',
    within: 100,
  },
  'code-stays-in-url': {
    file: MAGIC_LINK,
    from: "    removeQueryParameter('code')\n",
    to: '',
    rule: 'P4',
    within: 50,
  },
  'password-in-html': {
    file: 'ui/forms/credential-fields.tsx',
    from: 'onType?.(event.currentTarget.value)',
    to: "event.currentTarget.setAttribute('value', event.currentTarget.value)",
    rule: 'P4',
    within: 50,
  },
  'missing-react-key': {
    file: 'ui/providers/sign-in-buttons.tsx',
    from: '            key={id}\n',
    to: '',
    rule: 'P5',
    within: 50,
  },
  'countdown-never-stops': {
    file: 'lib/use-countdown.ts',
    from: 'return poll(1000, ',
    to: 'poll(1000, ',
    rule: 'P6',
    within: 100,
  },
  'listener-leak': {
    file: 'lib/platform.ts',
    from: 'for (const type of types) target.removeEventListener(type, listener)',
    to: 'void listener',
    rule: 'P6',
    within: 50,
  },
  'link-used-on-load': {
    file: MAGIC_LINK,
    from: 'useOnce(check, code !== undefined)',
    to: "useOnce(check, code !== undefined)\n  useOnce(signIn, stage.step === 'ask')",
    rule: 'P7',
    seed: 45,
    within: 50,
  },
  'address-verified-on-load': {
    file: VERIFICATION,
    from: 'useOnce(check, !!code)',
    to: "useOnce(check, !!code)\n  useOnce(verify, checkResult === 'good')",
    rule: 'P7',
    within: 200,
  },
  'missing-alert': {
    file: 'ui/forms/failure-line.tsx',
    from: 'className="lk-failure" role="alert"',
    to: 'className="lk-failure"',
    rule: 'P8',
    seed: 25,
    within: 50,
  },
  // Screen readers do not announce an error again if it stays on the page during the next attempt.
  'stale-error': {
    file: 'pages/sign-in/use-sign-in.ts',
    from: '{ ...entry, ...progress }',
    to: '{ ...progress, ...entry }',
    rule: 'P8',
    within: 50,
  },
  'missing-focus': {
    file: 'ui/heading.tsx',
    from: 'heading.current?.focus({ preventScroll })',
    to: '{}',
    rule: 'P8',
    within: 50,
  },
  'input-reset-on-error': {
    file: 'pages/account-settings/profile/profile.tsx',
    from: '<EditForm problem={name.problem}',
    to: '<EditForm key={String(name.failure)} problem={name.problem}',
    rule: 'P8',
    within: 50,
  },
  'saves-twice': {
    file: 'pages/account-settings/profile/use-profile.ts',
    from: 'displayName: typed.trim() || null })),',
    to: 'displayName: typed }).then(() => user.update({ displayName: typed }))),',
    rule: 'P1',
    seed: 12,
    within: 50,
  },
}

/** The mutants of `npm test`, which few schedules detect. */
export const quickMutants: readonly string[] = ['no-busy-guard']

/** Seeds 1 to 192 do not detect it. `email-verification.test.tsx` does: no address is verified before the click. */
const undetectedMutant = 'address-verified-on-load'

export const nightlyMutants = Object.keys(mutants).filter(
  (name) => !quickMutants.includes(name) && name !== undetectedMutant,
)
