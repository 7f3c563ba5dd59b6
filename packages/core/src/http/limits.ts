/** Limit of one attempt of a call, its body included, in milliseconds (security rules, HT51). */
export const ATTEMPT_MILLIS = 15_000

/** The same of a refresh: short enough for two within the 30 s in which a rotated token is still taken (HT51). */
export const REFRESH_ATTEMPT_MILLIS = 5_000

/** Five of those, and the longest waits between them. */
export const LONGEST_REFRESH_MILLIS = 47_500
