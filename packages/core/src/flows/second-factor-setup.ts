/** The parts of an app that say whether a second factor is missing. */
export interface SignedInApp {
  readonly user: { load(): Promise<{ readonly secondFactorDueAt: Date | null } | null> }
  getProject(): Promise<{ readonly config: { readonly requireSecondFactorFrom: string } }>
}

/**
 * Resolves to whether the signed-in user has to set up the second factor that the project requires by now, or has some days
 * left for it. Resolves to false if that cannot be read: once the factor is due, the service restricts the user.
 */
export async function isSecondFactorMissing(app: SignedInApp, now: number): Promise<boolean> {
  try {
    const { requireSecondFactorFrom } = (await app.getProject()).config
    // Without the rule, the user is not loaded. An empty text is no date.
    if (!(Date.parse(requireSecondFactorFrom) <= now)) return false
    return Boolean((await app.user.load())?.secondFactorDueAt)
  } catch {
    return false
  }
}
