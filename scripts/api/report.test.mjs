import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { apiReport } from './report.mjs'

const folder = await mkdtemp(join(tmpdir(), 'latchkey-api-'))
afterAll(() => rm(folder, { recursive: true }))

/** @param {string} name @param {Record<string, string>} files */
const writePackage = async (name, files) => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return join(folder, name)
}

describe('apiReport', () => {
  it('lists what each entry exports, and each declaration once without its comments', async () => {
    const path = await writePackage('thing', {
      'package.json': JSON.stringify({
        name: '@latchkey/thing',
        publishConfig: {
          exports: {
            '.': { types: './dist/index.d.ts', default: './dist/index.js' },
            './parts/*': { types: './dist/parts/*.d.ts', default: './dist/parts/*.js' },
            './styles.css': './dist/styles.css',
            './package.json': './package.json',
          },
        },
      }),
      'dist/index.d.ts': `/** Options of the app. */
        export interface Options { name: string /* a comment */ }
        interface Unused { x: number }
        export { type Shape } from './parts/shape.js'
        export { helper } from 'elsewhere'`,
      'dist/parts/shape.d.ts': `interface Base { sides: number }
        export interface Shape extends Base { readonly color?: string | undefined }
        export declare class Square implements Shape { #private; sides: 4 }`,
    })
    expect(await apiReport(path)).toBe(`# API of @latchkey/thing

Written by \`npm run api\` from the built declarations. A change of this file is a change for users.

## @latchkey/thing

\`\`\`ts
Options
helper
type Shape
\`\`\`

## @latchkey/thing/parts/shape

\`\`\`ts
Shape
Square
\`\`\`

## Declarations

\`\`\`ts
import { helper } from "elsewhere";
interface Base {
  sides: number;
}
interface Shape extends Base {
  readonly color?: string | undefined;
}
declare class Square implements Shape {
  #private;
  sides: 4;
}
interface Options {
  name: string;
}
\`\`\`
`)
  })

  it('resolves to undefined for a package that exports nothing', async () => {
    const manifest = {
      name: 'tool',
      publishConfig: { exports: { './package.json': './package.json' } },
    }
    const path = await writePackage('tool', { 'package.json': JSON.stringify(manifest) })
    expect(await apiReport(path)).toBeUndefined()
  })
})
