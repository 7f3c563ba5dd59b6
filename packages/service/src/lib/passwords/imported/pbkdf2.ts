import { type Pbkdf2Digest, pbkdf2Hash } from './derive-pbkdf2.js'
import { decodeBase64, type HashFormat } from './hash-format.js'

const digestOf = (name: string | undefined): Pbkdf2Digest | undefined =>
  name === 'sha1' || name === 'sha256' || name === 'sha512' ? name : undefined

/** The salt of Django is text without `$`. */
const DJANGO = /^pbkdf2_(sha\d+)\$(\d{1,9})\$([^$]{1,128})\$([A-Za-z0-9+/]{22,86}={0,2})$/

/** `pbkdf2_sha256$iterations$salt$key`, as Django stores it. */
export const djangoPbkdf2: HashFormat = {
  name: 'PBKDF2 of Django (pbkdf2_sha256$…)',
  read: (hash) => {
    const [, name, iterations, salt = '', keyText = ''] = DJANGO.exec(hash) ?? []
    const [digest, key] = [digestOf(name), decodeBase64(keyText)]
    if (digest === undefined || key === undefined) return undefined
    return pbkdf2Hash({ digest, iterations: Number(iterations), salt, key })
  },
}

/** Passlib writes `.` for `+` and no `i=`. Libraries for Rust add the length of the key. */
const PHC =
  /^\$pbkdf2(?:-(sha\d+))?\$(?:i=)?(\d{1,9})(?:,l=\d{1,3})?\$([A-Za-z0-9+/.]{0,128})\$([A-Za-z0-9+/.]{22,172})$/

/** `$pbkdf2-sha256$iterations$salt$key`, as Passlib and libraries for PHC strings write it. */
export const pbkdf2: HashFormat = {
  name: 'PBKDF2 ($pbkdf2-sha256$…)',
  read: (hash) => {
    const [, name = 'sha1', iterations, ...texts] = PHC.exec(hash) ?? []
    const digest = digestOf(name)
    const [salt, key] = texts.map((text) => decodeBase64(text.replaceAll('.', '+')))
    if (digest === undefined || salt === undefined || key === undefined) return undefined
    return pbkdf2Hash({ digest, iterations: Number(iterations), salt, key })
  },
}
