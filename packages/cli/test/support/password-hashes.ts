import { randomBytes } from 'node:crypto'
import { hashPassword as hashForBetterAuth } from '@better-auth/utils/password'
import { hash as argon2 } from '@node-rs/argon2'
import { hash as bcrypt } from '@node-rs/bcrypt'
import { FirebaseScrypt } from 'firebase-scrypt'
import { FIREBASE_PARAMETERS, HASHES, PASSWORD, type PasswordHashes } from './user-exports.js'

/** Hashes the password with the library of each system, as far as it has one for Node.js. */
export async function createHashes(): Promise<PasswordHashes> {
  const valueOf = (name: string) =>
    new RegExp(`${name}: ([^,\\s]+)`).exec(FIREBASE_PARAMETERS)?.[1] ?? ''
  const firebase = new FirebaseScrypt({
    memCost: Number(valueOf('mem_cost')),
    rounds: Number(valueOf('rounds')),
    saltSeparator: valueOf('base64_salt_separator'),
    signerKey: valueOf('base64_signer_key'),
  })
  const firebaseSalt = randomBytes(10).toString('base64')
  return {
    ...HASHES,
    bcrypt: await bcrypt(PASSWORD, 10),
    argon2id: await argon2(PASSWORD),
    betterAuth: await hashForBetterAuth(PASSWORD),
    firebase: await firebase.hash(PASSWORD, firebaseSalt),
    firebaseSalt,
  }
}
