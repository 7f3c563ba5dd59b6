import { createHash } from 'node:crypto'

/** The project that the benchmark of scale fills. All service processes seed it. */
export const PROJECT = {
  id: '6f1b0c1e-5f0c-4f7e-9d55-8b6f6c0f3a10',
  displayName: 'Scale',
  keys: {
    publishableClientKey: 'pck_scale',
    secretServerKey: `ssk_${'scale0123456789'.repeat(4)}`,
  },
  config: {
    allowLocalhost: true,
    oauthProviders: [{ id: 'discord', type: 'standard', clientId: 'scale', clientSecret: 'scale' }],
  },
} as const

export const PASSWORD = 'correct horse battery'

/** Email address of the nth user. */
export const emailOf = (n: number): string => `user${n}@example.com`

/** Network address of the nth user, as a proxy forwards it. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

/** The browser of all users. */
export const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Refresh token of the nth session. */
export const refreshTokenOf = (n: number): string => `refresh-token-${n}`

export const clientHeaders = {
  'X-Stack-Project-Id': PROJECT.id,
  'X-Stack-Access-Type': 'client',
  'X-Stack-Publishable-Client-Key': PROJECT.keys.publishableClientKey,
  'User-Agent': USER_AGENT,
}

export const serverHeaders = {
  'X-Stack-Project-Id': PROJECT.id,
  'X-Stack-Access-Type': 'server',
  'X-Stack-Secret-Server-Key': PROJECT.keys.secretServerKey,
}

export const jsonType = { 'Content-Type': 'application/json' }

/** Returns the ID of the nth team, as `fillProject` computes it in SQL. */
export const teamId = (n: number): string =>
  createHash('md5')
    .update(`team${n}`)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
