import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { type AppFiles, nextApp, readApp, viteApp, writeApp } from './support/apps.js'
import { openProgram } from './support/program.js'

const program = openProgram({ bundle: false })
const init = (...args: string[]) => program.run(['init', '--no-install', ...args])
const writeFiles = (files: AppFiles) => writeApp(program.folder, files)
const readFiles = () => readApp(program.folder)

describe('latchkey init: existing files', () => {
  it('never replaces a file with other content, and shows what to add by hand', async () => {
    const files = { ...viteApp, 'src/latchkey.ts': 'export const key = 1\n' }
    await writeFiles(files)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(1)
    expect(stderr).toContain('Change src/latchkey.ts by hand.')
    expect(stderr).toContain("  export const latchkey = new ClientApp({ sessions: 'bound' })\n")
    expect(await readFiles()).toEqual(files)
  })

  it.each([
    ['a layout without children', 'const Layout = () => null\nexport default Layout\n'],
    ['a syntax error', 'export default function ( {'],
  ])('writes nothing and shows how to change %s by hand', async (_form, layout) => {
    const files = { ...nextApp, 'app/layout.tsx': layout }
    await writeFiles(files)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(1)
    expect(stderr).toContain('Change app/layout.tsx by hand.')
    expect(stderr).toContain('<LatchkeyProvider>{children}</LatchkeyProvider>')
    expect(await readFiles()).toEqual(files)
  })

  it('keeps the variables of .env.example and adds the missing ones', async () => {
    await writeFiles({ ...viteApp, '.env.example': 'PORT=3000\nVITE_LATCHKEY_API_URL=https://a' })
    await init('--yes')
    const { '.env.example': example = '' } = await readFiles()
    expect(example).toMatch(/^PORT=3000\nVITE_LATCHKEY_API_URL=https:\/\/a\n/)
    expect(example.match(/VITE_LATCHKEY_\w+=/g)).toEqual([
      'VITE_LATCHKEY_API_URL=',
      'VITE_LATCHKEY_PROJECT_ID=',
      'VITE_LATCHKEY_PUBLISHABLE_CLIENT_KEY=',
    ])
  })
})

describe('latchkey init: confirmation', () => {
  it('writes nothing with --dry-run', async () => {
    await writeFiles(viteApp)
    const { code, stdout, stderr } = await init('--dry-run')
    expect(code).toBe(0)
    expect(stdout).toContain('+++ b/src/latchkey.ts\n')
    expect(stderr).toContain('Nothing was written')
    expect(await readFiles()).toEqual(viteApp)
  })

  /** Runs the command with an answer on a terminal. */
  const answer = async (text: string, ...args: string[]) => {
    const terminal = Object.assign(Readable.from([text]), { isTTY: true })
    const spy = vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never)
    const output = await program.run(['init', ...args])
    spy.mockRestore()
    return output
  }

  it.each([
    ['y\n', 0, true],
    ['Yes\n', 0, true],
    ['\n', 1, false],
    ['n\n', 1, false],
    ['', 1, false],
  ])('writes only if the user confirms: %j', async (text, exitCode, isWritten) => {
    await writeFiles(viteApp)
    const { code, stdout } = await answer(text, '--no-install')
    expect(stdout).toContain('+++ b/src/latchkey.ts\n')
    expect(code).toBe(exitCode)
    expect(Object.keys(await readFiles()).includes('src/latchkey.ts')).toBe(isWritten)
  })

  it.each([
    ['--', 'Write 6 files? Then run npm install. Then run npm run build. (y/N) '],
    ['--no-build', 'Write 6 files? Then run npm install. (y/N) '],
    ['--no-install', 'Write 6 files? (y/N) '],
  ])('asks about the commands that it will run with %j', async (option, question) => {
    await writeFiles(viteApp)
    const { stderr } = await answer('n\n', option)
    expect(stderr).toContain(question)
  })

  it('fails without --yes if the input is not a terminal', async () => {
    await writeFiles(viteApp)
    const { code, stderr } = await init()
    expect(code).toBe(2)
    expect(stderr).toContain('Pass --yes to write the files, or --dry-run to only print')
    expect(await readFiles()).toEqual(viteApp)
  })
})

describe('latchkey init: undo', () => {
  it('restores changed files and removes created ones', async () => {
    await writeFiles(viteApp)
    await init('--yes')
    const { code, stderr } = await program.run(['init', '--undo'])
    expect([code, stderr]).toEqual([0, expect.stringContaining('Restored 6 files.')])
    expect(stderr).toContain('To remove the packages, run: npm install')
    const { '.latchkey/.gitignore': _ignored, ...files } = await readFiles()
    expect(files).toEqual(viteApp)
  })

  it('restores nothing if a file was changed afterwards', async () => {
    await writeFiles(viteApp)
    await init('--yes')
    await writeFiles({ 'src/latchkey.ts': 'export const latchkey = 1\n' })
    const files = await readFiles()
    const { code, stderr } = await program.run(['init', '--undo'])
    expect(code).toBe(1)
    expect(stderr).toContain('changed after latchkey init: src/latchkey.ts.')
    expect(await readFiles()).toEqual(files)
  })

  it('fails if there is nothing to undo', async () => {
    const { code, stderr } = await program.run(['init', '--undo'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('There is nothing to undo')])
  })
})

describe('latchkey init: git', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: program.folder,
    })

  it('warns outside of a repository', async () => {
    await writeFiles(viteApp)
    expect((await init('--yes')).stderr).toContain('This folder is not in a git repository.')
  })

  it('warns about changes that are not committed, and not about a clean tree', async () => {
    await writeFiles(viteApp)
    git('init', '--quiet')
    expect((await init('--yes')).stderr).toContain('changes that are not committed.')
    await program.run(['init', '--undo'])
    git('add', '.')
    git('commit', '--quiet', '--message', 'Add the app')
    expect((await init('--yes')).stderr).not.toContain('git')
  })
})

/** An app whose packages are folders, so that npm installs them without the registry. */
const installableApp = (build: string): AppFiles => {
  const names = ['@latchkey/core', '@latchkey/react', 'latchkey', 'react', 'vite']
  const folderOf = (name: string) => `packages/${name.replace('/', '-')}`
  return {
    ...viteApp,
    'package.json': JSON.stringify({
      scripts: { build },
      dependencies: Object.fromEntries(names.map((name) => [name, `file:${folderOf(name)}`])),
    }),
    ...Object.fromEntries(
      names.map((name) => [
        `${folderOf(name)}/package.json`,
        `{ "name": "${name}", "version": "1.0.0" }`,
      ]),
    ),
  }
}

describe('latchkey init: installation and build', () => {
  const variables = { npm_config_offline: 'true', npm_config_audit: 'false' }
  const writeBuilt = `node -e "require('fs').writeFileSync('built.txt', String(require('vite/package.json').version))"`

  it('installs the packages and builds the app', async () => {
    await writeFiles(installableApp(writeBuilt))
    const { code, stderr } = await program.run(['init', '--yes'], variables)
    expect([code, stderr]).toEqual([0, expect.stringContaining('Running npm run build …')])
    expect((await readFiles())['built.txt']).toBe('1.0.0')
    expect(stderr).toContain('1. npx latchkey dev')
  })

  it('fails if the build fails, and says how to restore the files', async () => {
    await writeFiles(installableApp('exit 3'))
    const { code, stderr } = await program.run(['init', '--yes'], variables)
    expect([code, stderr]).toEqual([1, expect.stringContaining('npm run build failed')])
    expect(stderr).toContain('latchkey init --undo')
  })
})

describe('latchkey init: detection', () => {
  it.each([
    ['pnpm-lock.yaml', 'pnpm latchkey dev -- pnpm dev'],
    ['yarn.lock', 'yarn latchkey dev -- yarn dev'],
    ['bun.lock', 'bunx latchkey dev -- bun run dev'],
    ['package-lock.json', 'npx latchkey dev -- npm run dev'],
  ])('finds the package manager by %s', async (lockFile, command) => {
    await writeFiles(viteApp)
    await writeFile(join(program.folder, lockFile), '')
    const { stderr } = await init('--yes')
    expect(stderr).toContain(`2. ${command}\n`)
  })

  it.each([
    ['no package.json', {}, 'There is no package.json in this folder.'],
    ['invalid JSON', { 'package.json': '{' }, 'package.json is not valid JSON.'],
    [
      'an app of Expo',
      { 'package.json': '{ "dependencies": { "expo": "54" } }' },
      '/guides/react-native for an app of Expo.',
    ],
    ['no framework', { 'package.json': '{}' }, 'No supported framework was found'],
    [
      'the Pages Router',
      { 'package.json': '{ "dependencies": { "next": "16" } }' },
      'The folder app was not found.',
    ],
    [
      'a root layout in a dynamic segment',
      {
        'package.json': '{ "dependencies": { "next": "16" } }',
        'app/[locale]/layout.tsx': 'export default () => <html />',
      },
      'No root layout was found in app.',
    ],
    [
      'Vite without an entry',
      { 'package.json': '{ "dependencies": { "vite": "7", "react": "19" } }' },
      'The module that renders the app was not found',
    ],
  ])('explains why it cannot set up a folder with %s', async (_content, files, message) => {
    await writeFiles(files)
    const { code, stderr } = await init('--yes')
    expect(code).toBe(1)
    expect(stderr).toContain(message)
  })
})
