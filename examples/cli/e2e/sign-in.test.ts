import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
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

/** Runs one command to its end. */
const run = async (command: string) => {
  const { stdout } = await promisify(execFile)(process.execPath, [...args, command], options())
  return stdout
}

/** Begins to sign in. What is resolved to is the link, the letters, and all that is printed in the end. */
async function begin() {
  const tool = spawn(process.execPath, [...args, 'login'], options())
  let printed = ''
  const prompted = new Promise<RegExpExecArray>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /Open (\S+)\nand agree if it shows the letters (.+)\./.exec(printed)
      if (found) resolve(found)
    }
    tool.stderr.on('data', read)
    tool.stdout.on('data', read)
  })
  const ended = once(tool, 'close').then(([code]) => ({ code: code as number, printed }))
  const [, link = '', phrase = ''] = await prompted
  return { link, phrase, ended }
}

test('the tool has a session of whoever agrees in their browser, and calls the API with it', async () => {
  const visitor = await createVisitor()
  await visitor.signUp()
  const { link, phrase, ended } = await begin()
  const page = await visitor.open(link)
  await page.getByText(phrase).waitFor()
  await page.getByRole('button', { name: 'Authorize' }).click()

  const { code, printed } = await ended
  expect(code).toBe(0)
  expect(printed).toContain(`Signed in as ${visitor.email}.`)
  const file = join(home, 'latchkey-example', 'token')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(printed).not.toContain(await readFile(file, 'utf8'))

  expect(JSON.parse(await run('me'))).toMatchObject({ email: visitor.email })
  expect(await run('logout')).toBe('Signed out.\n')
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await expect(run('me')).rejects.toThrow('Nobody is signed in here. Run: example login')
})
