import { CliError } from '../../cli-error.js'
import { accountsOf, notesOf, primaryAddress } from './credentials.js'
import { dateOf, idOf, isTrue, objectOf, readRows, type Row, rowsOf, textOf } from './rows.js'
import type { ReadSource, SourceFile, SourceUser } from './source.js'

/** The hash parameters of a project. */
interface HashParameters {
  memoryCost: string
  rounds: string
  separator: string
  signerKey: string
}

/**
 * Reads users of Firebase: the JSON of `firebase auth:export`, and a file with the hash parameters of the project, as the
 * Firebase console shows them.
 */
export const readFirebase: ReadSource = (files) => {
  const parameters = files.map(parametersOf).find((value) => value !== undefined)
  return {
    teams: [],
    users: files
      .filter((file) => parametersOf(file) === undefined)
      .flatMap((file) =>
        readRows(file).map((row) => toUser(idOf(row, 'localId', file.name), row, parameters)),
      ),
  }
}

/** Reads the text `hash_config { algorithm: SCRYPT, base64_signer_key: …, … }`, or the same as JSON. */
function parametersOf({ name, text }: SourceFile): HashParameters | undefined {
  const valueOf = (key: string) =>
    new RegExp(`${key}["']?\\s*[:=]\\s*["']?([^"',\\s}]+)`).exec(text)?.[1]
  const signerKey = valueOf('base64_signer_key')
  if (signerKey === undefined) return undefined
  const algorithm = valueOf('algorithm')
  if (algorithm !== undefined && algorithm !== 'SCRYPT')
    throw new CliError(`${name} has the algorithm ${algorithm}. Only SCRYPT can be imported.`)
  return {
    signerKey,
    separator: valueOf('base64_salt_separator') ?? 'Bw==',
    rounds: valueOf('rounds') ?? '8',
    memoryCost: valueOf('mem_cost') ?? '14',
  }
}

function toUser(formerId: string, row: Row, parameters: HashParameters | undefined): SourceUser {
  const email = textOf(row, 'email')
  const { oauthProviders, notes } = accountsOf(
    rowsOf(row, 'providerUserInfo')
      .map((account) => ({
        provider: textOf(account, 'providerId') ?? '',
        accountId: textOf(account, 'rawId') ?? '',
        email: textOf(account, 'email'),
      }))
      .filter(({ provider }) => !['password', 'phone'].includes(provider)),
  )
  const hash = textOf(row, 'passwordHash')
  return {
    formerId,
    displayName: textOf(row, 'displayName') ?? null,
    profileImageUrl: textOf(row, 'photoUrl'),
    signedUpAt: dateOf(row, 'createdAt'),
    lastActiveAt: dateOf(row, 'lastSignedInAt'),
    emails: email === undefined ? [] : [primaryAddress(email, isTrue(row, 'emailVerified'))],
    passwordHash: hash && parameters && hashOf(hash, textOf(row, 'salt') ?? '', parameters),
    oauthProviders,
    clientReadOnlyMetadata: objectOf(row, 'customAttributes'),
    bannedAt: isTrue(row, 'disabled') ? new Date() : undefined,
    notes: notesOf(
      notes,
      hash !== undefined &&
        parameters === undefined &&
        'The password needs the hash parameters of the project. Add a file with them.',
      rowsOf(row, 'mfaInfo').length > 0 && 'The second factor is not in the export.',
    ),
  }
}

function hashOf(hash: string, salt: string, parameters: HashParameters): string {
  const { memoryCost, rounds } = parameters
  const parts = [salt, parameters.separator, parameters.signerKey, hash].map(toBase64)
  return `$firebase-scrypt$ln=${memoryCost},r=${rounds}$${parts.join('$')}`
}

/** Some exports are in base64url. */
const toBase64 = (text: string): string => Buffer.from(text, 'base64').toString('base64')
