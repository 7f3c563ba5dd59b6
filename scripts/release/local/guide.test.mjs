import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readGuide } from './guide.mjs'
import { packageManagers } from './package-managers.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-guide-'))
afterAll(() => rm(folder, { recursive: true }))

describe('readGuide', () => {
  it('reads the commands and files up to the command that starts the app', async () => {
    const page = join(folder, 'guide.md')
    await writeFile(
      page,
      [
        '# Guide\n\n```sh\nnpm create -y vite@latest my-app -- --template react-ts\ncd my-app\n```',
        '```tsx\n// src/app.tsx\nexport {}\n```',
        '<!-- file: ../recipes/hono.ts -->\n\n```ts\nexport {}\n```',
        '```tsx\n<Example />\n```',
        '```sh\nnpx latchkey dev -- npm run dev\n```',
        '```ts\n// later.ts\n```',
      ].join('\n\n'),
    )
    expect(await readGuide(page)).toEqual([
      { command: 'npm create -y vite@latest my-app -- --template react-ts' },
      { command: 'cd my-app' },
      { file: 'src/app.tsx', text: '// src/app.tsx\nexport {}\n' },
      { file: 'hono.ts', text: 'export {}\n' },
      { command: 'npx latchkey dev -- npm run dev' },
    ])
  })

  it('rejects a page that starts no app', async () => {
    const page = join(folder, 'page.md')
    await writeFile(page, '# Page\n')
    await expect(readGuide(page)).rejects.toThrow('does not start the app')
  })
})

describe('packageManagers', () => {
  it.each([
    [
      'npm create -y vite@latest my-app -- --template a',
      'pnpm create vite@latest my-app --template a',
    ],
    [
      'npm create -y latchkey@latest my-app -- --template a',
      'pnpm create latchkey@latest my-app --template a',
    ],
    ['npx create-next-app@latest my-app --yes', 'pnpm dlx create-next-app@latest my-app --yes'],
    ['npm install hono', 'pnpm add hono'],
    ['npm install --save-dev latchkey', 'pnpm add --save-dev latchkey'],
    ['npx latchkey dev -- npm run dev', 'pnpm exec latchkey dev -- pnpm run dev'],
    ['npx latchkey dev -- npx tsx a.ts', 'pnpm exec latchkey dev -- pnpm exec tsx a.ts'],
  ])('writes %j for pnpm', (command, expected) => {
    expect(packageManagers.pnpm?.(command)).toBe(expected)
    expect(packageManagers.npm?.(command)).toBe(command)
  })
})
