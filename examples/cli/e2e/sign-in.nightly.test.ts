import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createVisitor, exampleUrl, serviceUrl } from '../../e2e/visitor.js'

const folder = join(import.meta.dirname, '..')
const args = ['--env-file=.env', 'src/main.js']
let home = ''
beforeEach(async () => void (home = await mkdtemp(join(tmpdir(), 'latchkey-example-cli-'))))
afterEach(() => rm(home, { recursive: true }))

const options = () => ({
  cwd: folder,
  env: {
    ...process.env,
    LATCHKEY_API_URL: serviceUrl,
    APP_URL: exampleUrl,
    API_URL: inject('honoUrl'),
    XDG_CONFIG_HOME: home,
  },
})

/** Runs a command and returns its output. */
const run = async (command: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [...args, command], options())
  return stdout
}

/** Starts to sign in. Resolves to the link, the phrase and a promise of the exit code and the output. */
async function startLogin() {
  const tool = spawn(process.execPath, [...args, 'login'], options())
  let printed = ''
  const prompted = new Promise<RegExpExecArray>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const match = /Open (\S+)\nand agree if it shows the letters (.+)\./.exec(printed)
      if (match) resolve(match)
    }
    tool.stderr.on('data', read)
    tool.stdout.on('data', read)
  })
  const ended = once(tool, 'close').then(([code]) => ({ code: code as number, printed }))
  const failed = ended.then(({ code }) => {
    throw new Error(`The tool ended with exit code ${code} before it printed a link:\n${printed}`)
  })
  // The program also ends after it printed the link, when this promise is no longer awaited.
  failed.catch(() => undefined)
  const [, link = '', phrase = ''] = await Promise.race([prompted, failed])
  return { link, phrase, ended }
}

describe('example command-line tool', () => {
  it('signs in the user who authorizes it in a browser, calls the API and signs out', async () => {
    const visitor = await createVisitor()
    const { link, phrase, ended } = await startLogin()
    const page = await visitor.signUp(link)
    await page.getByText(phrase).waitFor()
    await page.getByRole('button', { name: 'Allow' }).click()

    const { code, printed } = await ended
    expect(code).toBe(0)
    expect(printed).toContain(`Signed in as ${visitor.email}.`)
    const file = join(home, 'latchkey-example', 'token')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(printed).not.toContain(await readFile(file, 'utf8'))

    expect(JSON.parse(await run('me'))).toMatchObject({ email: visitor.email })
    expect(await run('logout')).toBe('Signed out.\n')
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await expect(run('me')).rejects.toThrow('You are not signed in. Run: example login')
  })
})
