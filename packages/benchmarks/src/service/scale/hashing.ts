/** Cost of Argon2id: the default of the service. */
export const HASHING = { memoryKibibytes: 19_456, passes: 2 }
