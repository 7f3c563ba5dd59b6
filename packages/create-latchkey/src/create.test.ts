import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderProblem } from './new-folder.js'
import { parseOptions } from './options.js'
import { type PackageManager, packageManagerOf } from './package-manager.js'
import { nextSteps, stepsOf } from './steps.js'
import { findTemplate, type OwnFiles, type Template } from './templates.js'
import { writeFiles } from './write-files.js'

const parent = await mkdtemp(join(tmpdir(), 'create-'))
afterAll(() => rm(parent, { recursive: true }))

describe('parseOptions', () => {
  it('reads the folder and the template', () => {
    const { folder, template } = parseOptions(['my-app', '--template', 'next'])
    expect([folder, template?.label]).toEqual(['my-app', 'Next.js'])
    expect(parseOptions([])).toMatchObject({ folder: undefined, template: undefined })
  })

  it.each([
    [['a', 'b'], 'Pass one folder, not a, b.'],
    [
      ['--template', 'angular'],
      'There is no template angular. Pass one of: vite, next, react-router, tanstack-start, hono',
    ],
    [['--colour'], "Unknown option '--colour'"],
    [['--template'], 'argument missing'],
  ])('rejects %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message)
  })
})

describe('packageManagerOf', () => {
  it.each([
    ['npm/11.6.0 node/v24.0.0 linux x64 workspaces/false', 'npm'],
    ['pnpm/12.21.0 npm/? node/v24.0.0 linux x64', 'pnpm'],
    ['yarn/1.22.22 npm/? node/v24.0.0 linux x64', 'yarn'],
    ['bun/1.3.0 npm/? node/v24.0.0 linux x64', 'bun'],
    ['other/1.0.0', 'npm'],
    [undefined, 'npm'],
  ])('returns the manager of %j: %s', (userAgent, manager) => {
    expect(packageManagerOf(userAgent)).toBe(manager)
  })
})

describe('folderProblem', () => {
  it('accepts a new folder and an empty one', async () => {
    expect(await folderProblem(join(parent, 'my-app'))).toBeUndefined()
    await mkdir(join(parent, 'empty'))
    expect(await folderProblem(join(parent, 'empty'))).toBeUndefined()
  })

  it('rejects a folder with files, and one whose name is no name of a package', async () => {
    await mkdir(join(parent, 'notes'))
    await writeFile(join(parent, 'notes', 'notes.md'), '')
    expect(await folderProblem(join(parent, 'notes'))).toContain('notes is not empty')
    expect(await folderProblem(join(parent, 'My App'))).toBe(
      'My App is no name of a package. Use lowercase letters, digits and hyphens.',
    )
  })
})

const templateOf = (name: string): Template => {
  const template = findTemplate(name)
  if (template) return template
  throw new Error(`There is no template ${name}.`)
}

describe('stepsOf', () => {
  const linesOf = (manager: PackageManager, name: string) => {
    const template = templateOf(name)
    return stepsOf({ folder: 'my-app', template }, manager, '1.2.3').map((step) =>
      'files' in step
        ? `${step.folder}: ${step.files.folder}`
        : `${step.folder}$ ${[step.program, ...step.args].join(' ')}`,
    )
  }

  it.each([
    [
      'vite',
      'npx --yes create-vite@latest my-app --template react-ts --no-interactive --no-immediate',
    ],
    [
      'next',
      'npx --yes create-next-app@latest my-app --yes --typescript --app --skip-install --use-npm',
    ],
    ['react-router', 'npx --yes create-react-router@latest my-app --yes --no-install'],
    [
      'tanstack-start',
      'npx --yes @tanstack/cli@latest create my-app --yes --no-install --no-intent --package-manager npm',
    ],
  ])(
    'creates %s with the starter and adds Latchkey of the same version with init',
    (name, starter) => {
      expect(linesOf('npm', name)).toEqual([
        `.$ ${starter}`,
        'my-app$ npm install --save-dev latchkey@1.2.3',
        'my-app$ npx latchkey init --yes --no-build',
      ])
    },
  )

  it('adds the files and packages of the guide to the app of hono', () => {
    expect(linesOf('npm', 'hono')).toEqual([
      expect.stringContaining('create-vite@latest my-app'),
      'my-app: hono',
      'my-app$ npm install @latchkey/core@1.2.3 @latchkey/react@1.2.3 hono @hono/node-server',
      'my-app$ npm install --save-dev latchkey@1.2.3 tsx concurrently',
    ])
  })

  it('uses the commands of the package manager', () => {
    expect(linesOf('pnpm', 'vite')).toEqual([
      expect.stringMatching(/^\.\$ pnpm dlx create-vite@latest /),
      'my-app$ pnpm add --save-dev latchkey@1.2.3',
      'my-app$ pnpm exec latchkey init --yes --no-build',
    ])
    expect(linesOf('pnpm', 'hono').at(-1)).toBe(
      'my-app$ pnpm add --save-dev --allow-build=esbuild latchkey@1.2.3 tsx concurrently',
    )
    expect(linesOf('yarn', 'vite')[1]).toBe('my-app$ yarn add --dev latchkey@1.2.3')
    expect(linesOf('bun', 'vite')[1]).toBe('my-app$ bun add --dev latchkey@1.2.3')
  })
})

describe('writeFiles', () => {
  it('writes the files of the guide for Hono, and the scripts that its commands name', async () => {
    const folder = join(parent, 'hono')
    await mkdir(folder)
    await writeFile(join(folder, 'package.json'), '{ "scripts": { "dev": "vite", "lint": "a" } }')
    await writeFiles(folder, templateOf('hono').ownFiles as OwnFiles)
    const guide = await readFile(join(import.meta.dirname, '../../../docs/guides/hono.md'), 'utf8')
    const files = ['hono-sessions.ts', 'start-hono-sessions.ts', 'src/latchkey.ts', 'src/App.tsx']
    for (const file of files) expect(guide).toContain(await readFile(join(folder, file), 'utf8'))
    expect(guide).toContain('concurrently "tsx watch start-hono-sessions.ts" vite')
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toEqual({
      scripts: {
        dev: 'concurrently "tsx watch start-hono-sessions.ts" vite',
        lint: 'a',
        start: 'tsx start-hono-sessions.ts',
      },
    })
    expect(await readdir(folder)).toContain('vite.config.ts')
  })
})

describe('nextSteps', () => {
  it.each([
    ['npm', 'npx latchkey dev -- npm run dev'],
    ['pnpm', 'pnpm exec latchkey dev -- pnpm run dev'],
  ] as const)('starts the app and the service with %s', (manager, command) => {
    expect(nextSteps('my-app', manager)).toContain(`  cd my-app\n  ${command}\n`)
  })
})
