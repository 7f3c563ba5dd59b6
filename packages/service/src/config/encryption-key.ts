import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServiceConfig } from './config.js'
import { createFile } from '../lib/files/create-file.js'
import { folderError } from '../lib/files/folder-errors.js'

const KEY_BYTES = 32

/** The first key encrypts; all of them decrypt. */
export type EncryptionKeys = [Buffer, ...Buffer[]]

/**
 * Returns the keys that encrypt secrets in the database: the configured ones, or those in a file of the data folder,
 * which is created with one key. A database in memory gets a key that is not kept.
 */
export async function readEncryptionKeys(
  config: Pick<ServiceConfig, 'encryptionKey' | 'dataFolder' | 'databaseUrl' | 'mode'>,
): Promise<EncryptionKeys> {
  if (config.encryptionKey !== undefined) return decodeKeys([config.encryptionKey].flat())
  if (config.mode === 'production' || (config.databaseUrl && !config.dataFolder))
    throw new Error(
      'Missing encryption key. Set LATCHKEY_ENCRYPTION_KEY to 32 bytes in base64 or hex ' +
        '(openssl rand -base64 32), and keep it: the secrets in the database are lost without it.',
    )
  return config.dataFolder === undefined
    ? [randomBytes(KEY_BYTES)]
    : keysOfFolder(config.dataFolder)
}

/** The file has one key in each line. */
async function keysOfFolder(folder: string): Promise<EncryptionKeys> {
  const path = join(folder, 'encryption-key')
  const text = await readOrCreateKey(folder, path).catch((error: unknown) => {
    throw folderError(folder, error)
  })
  return decodeKeys(text.trim().split(/\s+/), path)
}

async function readOrCreateKey(folder: string, path: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const isNew = await createFile(path, randomBytes(KEY_BYTES).toString('base64'))
  if (!isNew) await chmod(path, 0o600)
  return readFile(path, 'utf8')
}

function decodeKeys([first = '', ...others]: string[], path?: string): EncryptionKeys {
  return [decodeKey(first, path), ...others.map((text) => decodeKey(text, path))]
}

function decodeKey(text: string, path = 'The encryption key'): Buffer {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? 'hex' : 'base64')
  if (key.length === KEY_BYTES) return key
  throw new Error(`${path} must have 32 bytes in base64 or hex. Restore it from a backup.`)
}
