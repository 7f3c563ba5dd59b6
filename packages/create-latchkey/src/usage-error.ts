/** A mistake in the arguments or the answers of the user, without a stack trace in the output. */
export class UsageError extends Error {}
