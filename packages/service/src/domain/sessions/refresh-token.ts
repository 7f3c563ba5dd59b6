import { hashSecret, randomText, SECRET_LENGTH } from '../../lib/secrets.js'

/**
 * Length of the part that all refresh tokens of a session have in common: 130 random bits. The rest, 95 random bits, is
 * new in each token.
 */
const FAMILY_LENGTH = 26

/** Returns the part of a refresh token that it has in common with all others of its session. */
export const familyOf = (refreshToken: string): string => refreshToken.slice(0, FAMILY_LENGTH)

/** Hashes the family of a refresh token for storage. */
export const hashFamily = (refreshToken: string): string => hashSecret(familyOf(refreshToken))

/** Creates the first refresh token of a session, or the next one of a family. */
export const newRefreshToken = (family: string = randomText(FAMILY_LENGTH)): string =>
  family + randomText(SECRET_LENGTH - FAMILY_LENGTH)
