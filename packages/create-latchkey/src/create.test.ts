import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { folderProblem } from './new-folder.js'
import { parseOptions } from './options.js'
import { type PackageManager, packageManagerOf } from './package-manager.js'
import { nextSteps, stepsOf } from './steps.js'
import { templates } from './templates.js'

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
    [['--template', 'angular'], 'There is no template angular. Pass one of: vite, next'],
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

describe('stepsOf', () => {
  const linesOf = (manager: PackageManager) =>
    templates.map((template) =>
      stepsOf({ folder: 'my-app', template }, manager, '1.2.3').map(
        ({ folder, program, args }) => `${folder}$ ${[program, ...args].join(' ')}`,
      ),
    )

  it('creates the app with the starter and adds Latchkey of the same version with init', () => {
    const added = [
      'my-app$ npm install --save-dev latchkey@1.2.3',
      'my-app$ npx latchkey init --yes --no-build',
    ]
    expect(linesOf('npm')).toEqual([
      [
        '.$ npx --yes create-vite@latest my-app --template react-ts --no-interactive --no-immediate',
        ...added,
      ],
      [
        '.$ npx --yes create-next-app@latest my-app --yes --typescript --app --skip-install --use-npm',
        ...added,
      ],
    ])
  })

  it('uses the commands of the package manager', () => {
    const [vite] = linesOf('pnpm')
    expect(vite).toEqual([
      expect.stringMatching(/^\.\$ pnpm dlx create-vite@latest /),
      'my-app$ pnpm add --save-dev latchkey@1.2.3',
      'my-app$ pnpm exec latchkey init --yes --no-build',
    ])
    expect(linesOf('yarn')[0]?.[1]).toBe('my-app$ yarn add --dev latchkey@1.2.3')
    expect(linesOf('bun')[0]?.[1]).toBe('my-app$ bun add --dev latchkey@1.2.3')
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
