/** Why a request has no answer, by what the message of the service contains. */
const failures = [
  [/ENOTFOUND|EAI_AGAIN/, 'hostNotFound'],
  [/ECONNREFUSED/, 'connectionRefused'],
  [/aborted|ETIMEDOUT/, 'receiverTooSlow'],
  [/certificate|CERT_|SSL|TLS/i, 'certificateRejected'],
] as const

/** Returns the key of the text that says why an endpoint did not accept an event. */
export const failureTextOf = (outcome: string) =>
  failures.find(([pattern]) => pattern.test(outcome))?.[1] ?? 'requestFailed'

/** Returns the HTTP status with which an endpoint answered; undefined without an answer. */
export const statusOf = (outcome: string): string | undefined => /^status (\d+)$/.exec(outcome)?.[1]
