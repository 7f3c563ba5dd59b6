import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ADMIN_KEY, openDoctor, SERVER_KEY } from './support/doctor.js'

const { program, examine, examineFolder, write } = openDoctor()
const git = (...args: string[]) => execFileSync('git', args, { cwd: program.folder })

describe('doctor: published-key', () => {
  it.each([
    ['NEXT_PUBLIC_LATCHKEY_SECRET_SERVER_KEY', 'anything', 'LATCHKEY_SECRET_SERVER_KEY'],
    ['VITE_LATCHKEY_SUPER_SECRET_ADMIN_KEY', 'anything', 'LATCHKEY_SUPER_SECRET_ADMIN_KEY'],
    ['PUBLIC_LATCHKEY_PUBLISHABLE_CLIENT_KEY', SERVER_KEY, 'LATCHKEY_SECRET_SERVER_KEY'],
    ['EXPO_PUBLIC_KEY', ADMIN_KEY, 'LATCHKEY_SUPER_SECRET_ADMIN_KEY'],
  ])(
    'reports %s in the environment and in an env file (SK04)',
    async (variable, key, replacement) => {
      const inEnvironment = await examine(['--local'], { [variable]: key })
      await write('.env.production', `OTHER=1\n${variable}=${key}\n`)
      const inFile = await examineFolder()
      for (const [{ code, findings, text }, source] of [
        [inEnvironment, 'the environment'],
        [inFile, '.env.production'],
      ] as const) {
        expect(findings).toEqual([
          {
            message: `${variable} in ${source} publishes a secret key to every visitor.`,
            fix: `Revoke the key and set a new one in ${replacement}.`,
            link: expect.stringMatching(/#published-key$/) as string,
          },
        ])
        expect(code).toBe(1)
        expect(text).not.toContain(key)
      }
    },
  )

  it('reports the file of --env once, inside and outside of the folder (SK04)', async () => {
    await mkdir(join(program.folder, 'settings'))
    await write('settings/live.env', `VITE_KEY=${SERVER_KEY}`)
    await write('.env.live', `VITE_KEY=${SERVER_KEY}`)
    const sources = async (file: string) =>
      (await examineFolder('--env', file)).findings.map(({ message }) => message.split(' ')[2])
    const inFolder = join('settings', 'live.env')
    expect(await sources('settings/live.env')).toEqual(['.env.live', inFolder])
    expect(await sources(join(program.folder, 'settings', 'live.env'))).toHaveLength(2)
    expect(await sources('./.env.live')).toEqual(['.env.live'])
  })

  it('reads an env file that starts with a byte order mark (SK04)', async () => {
    await write('.env', `\uFEFFVITE_KEY=${SERVER_KEY}`)
    expect((await examineFolder()).failed).toEqual(['published-key'])
  })

  it('rejects an env file in UTF-16 and explains how to write it', async () => {
    await writeFile(join(program.folder, '.env.local'), `\uFEFFVITE_KEY=${SERVER_KEY}`, 'utf16le')
    const { code, stdout, stderr } = await program.run(['doctor', '--local'])
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/\.env\.local is UTF-16.*Out-File -Encoding ascii/)
  })

  it('accepts secret keys in private variables outside of git', async () => {
    await write(
      '.env',
      `LATCHKEY_SECRET_SERVER_KEY=${SERVER_KEY}\nVITE_LATCHKEY_SECRET_SERVER_KEY=`,
    )
    const variables = { LATCHKEY_SUPER_SECRET_ADMIN_KEY: ADMIN_KEY }
    const { code, findings } = await examine(['--local'], variables)
    expect([code, findings]).toEqual([0, []])
  })
})

describe('doctor: tracked-key', () => {
  it('reports files that git tracks, and ignores other files and placeholders', async () => {
    git('init', '--quiet')
    await mkdir(join(program.folder, 'src'))
    await write('src/keys with blanks.ts', `export const key = '${SERVER_KEY}'`)
    await write('.env.local', `LATCHKEY_SECRET_SERVER_KEY=${ADMIN_KEY}`)
    await write('.env.example', 'LATCHKEY_SECRET_SERVER_KEY=ssk_your_key')
    expect((await examineFolder()).findings).toEqual([])
    git('add', 'src', '.env.example')
    const { code, findings, text } = await examineFolder()
    expect(findings.map(({ message }) => message)).toEqual([
      'src/keys with blanks.ts is tracked by git and contains a secret key.',
    ])
    expect(code).toBe(1)
    expect(text).not.toContain(SERVER_KEY)
    git('add', '.env.local')
    expect((await examineFolder()).resultOf('tracked-key').findings).toHaveLength(2)
  })

  it.each([
    ['UTF-16 (little endian)', Buffer.from(`\uFEFFKEY=${SERVER_KEY}\r\n`, 'utf16le')],
    ['UTF-16 (big endian)', Buffer.from(`\uFEFFKEY=${ADMIN_KEY}\r\n`, 'utf16le').swap16()],
    ['binary', Buffer.concat([Buffer.alloc(8), Buffer.from(`${SERVER_KEY}\0`)])],
  ])('reports a tracked file that is %s', async (_encoding, content) => {
    git('init', '--quiet')
    await writeFile(join(program.folder, 'keys.txt'), content)
    await writeFile(join(program.folder, 'placeholder'), Buffer.from('ssk_your_key', 'utf16le'))
    git('add', '.')
    expect((await examineFolder()).findings.map(({ message }) => message)).toEqual([
      'keys.txt is tracked by git and contains a secret key.',
    ])
  })

  it('has the status error if git is not installed', async () => {
    const { code, resultOf } = await examine(['--local'], { PATH: '' })
    expect([code, resultOf('tracked-key').status]).toEqual([2, 'error'])
  })

  it('has the status error with the message of git if git cannot read the repository', async () => {
    await write('.git', 'none')
    const { code, resultOf } = await examineFolder()
    expect([code, resultOf('tracked-key').status]).toEqual([2, 'error'])
    expect(resultOf('tracked-key').reason).toMatch(/^git could not list the tracked files: fatal: /)
  })
})
