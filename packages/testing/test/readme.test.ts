import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

const folders = ['readme', 'chromium/playwright']
const files = [
  ...folders.flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`),
  ),
  '../../react/test/testing-readme.test.tsx',
].map(textOf)

const blocks = [...textOf('../README.md').matchAll(/^```tsx?\n([^]*?)^```$/gm)].map(
  ([, text = '']) => text.trimEnd(),
)

const isPrelude = (line: string) => line === '' || /^(import |\/\/ )/.test(line)

/** Splits a block into its imports and the rest. */
function partsOf(block: string): { imports: string[]; code: string } {
  const lines = block.split('\n')
  const start = lines.findIndex((line) => !isPrelude(line))
  const imports = lines.slice(0, start).filter((line) => line.startsWith('import '))
  return { imports, code: lines.slice(start).join('\n') }
}

/** Returns whether a file imports all names of an import line. The file may import more. */
const isImported = (line: string, text: string) => {
  const [, names = '', from = ''] = /^import \{ (.*) \} from '(.*)'$/.exec(line) ?? []
  const all = new RegExp(`^import \\{ (.*) \\} from '${from}'$`, 'm').exec(text)?.[1]?.split(', ')
  return names.split(', ').every((name) => all?.includes(name))
}

it.each(blocks.map((block) => [partsOf(block).code.split('\n')[0], block] as const))(
  'a test contains the README block: %s',
  (_, block) => {
    const { imports, code } = partsOf(block)
    const tests = files.filter((text) => text.includes(code))
    expect(tests).toHaveLength(1)
    expect(imports.filter((line) => !isImported(line, tests[0]!))).toEqual([])
  },
)
