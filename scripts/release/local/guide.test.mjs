import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { applyDiff } from './apply-diff.mjs'
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
        '```astro\n---\n// src/pages/index.astro\n---\n```',
        '```diff\n // vite.config.ts\n+added\n```',
        '```sh\nnpx latchkey dev -- npm run dev\n```',
        '```ts\n// later.ts\n```',
      ].join('\n\n'),
    )
    expect(await readGuide(page)).toEqual([
      { command: 'npm create -y vite@latest my-app -- --template react-ts' },
      { command: 'cd my-app' },
      { file: 'src/app.tsx', text: '// src/app.tsx\nexport {}\n' },
      { file: 'hono.ts', text: 'export {}\n' },
      { file: 'src/pages/index.astro', text: '---\n// src/pages/index.astro\n---\n' },
      { file: 'vite.config.ts', diff: '+added\n' },
      { command: 'npx latchkey dev -- npm run dev' },
    ])
  })

  it('leaves out the sections that a reader does not follow', async () => {
    const page = join(folder, 'sections.md')
    const sections = ['vite', 'next'].map((name) => `## Use ${name}\n\n\`\`\`sh\n${name}\n\`\`\`\n`)
    await writeFile(
      page,
      `${sections.join('')}## Run\n\n\`\`\`sh\nnpx latchkey dev -- vite\n\`\`\`\n`,
    )
    const steps = await readGuide(page, (heading) => heading !== 'Use next')
    expect(steps).toEqual([{ command: 'vite' }, { command: 'npx latchkey dev -- vite' }])
  })

  it('rejects a page that starts no app', async () => {
    const page = join(folder, 'page.md')
    await writeFile(page, '# Page\n')
    await expect(readGuide(page)).rejects.toThrow('does not start the app')
  })
})

describe('applyDiff', () => {
  const text = 'import a\nimport c\n\nfirst()\nlast()\n'

  it('adds and removes lines in each part of a file', () => {
    const diff = ' import a\n+import b\n …\n-first()\n+run(first)\n last()\n'
    expect(applyDiff(text, diff)).toBe('import a\nimport b\nimport c\n\nrun(first)\nlast()\n')
  })

  it('rejects a diff of other lines', () => {
    expect(() => applyDiff(text, ' first()\n+second()\n third()\n')).toThrow('first()\nthird()')
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
    ['npx @tanstack/cli@latest create my-app', 'pnpm dlx @tanstack/cli@latest create my-app'],
    ['npx astro add node react --yes', 'pnpm exec astro add node react --yes'],
    ['npm install hono', 'pnpm add hono'],
    ['npm install --save-dev tsx', 'pnpm add --allow-build=esbuild --save-dev tsx'],
    ['npm install --save-dev latchkey', 'pnpm add --save-dev latchkey'],
    ['npx latchkey dev -- npm run dev', 'pnpm exec latchkey dev -- pnpm run dev'],
    ['npx latchkey dev -- npx tsx a.ts', 'pnpm exec latchkey dev -- pnpm exec tsx a.ts'],
  ])('writes %j for pnpm', (command, expected) => {
    expect(packageManagers.pnpm?.(command)).toBe(expected)
    expect(packageManagers.npm?.(command)).toBe(command)
  })
})
