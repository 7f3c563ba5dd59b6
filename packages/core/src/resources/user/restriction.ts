/** Why a user may not use the app yet. */
export interface RestrictedReason {
  /** `anonymous`, or `email_not_verified` for a user who has to verify the email first. */
  readonly type: 'anonymous' | 'email_not_verified'
}

/** The fields of a user that say whether the user is restricted. */
export interface Restriction {
  /** Whether the user counts as signed out by default: an anonymous user, and one who has to verify the email first. */
  readonly isRestricted: boolean
  /** Null if the user is not restricted. */
  readonly restrictedReason: RestrictedReason | null
}

interface RestrictedFields {
  readonly isAnonymous: boolean
  readonly isRestricted?: boolean | undefined
  readonly restrictedReason?: RestrictedReason | null | undefined
}

/** Returns the restriction of a user. A service that does not send it restricts anonymous users only. */
export const restrictionOf = ({
  isAnonymous,
  isRestricted = isAnonymous,
  restrictedReason = isAnonymous ? { type: 'anonymous' } : null,
}: RestrictedFields): Restriction => ({ isRestricted, restrictedReason })
