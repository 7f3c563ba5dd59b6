import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { benchmarksFolder, folderOf } from './folder-of.js'
import { type KitName, kitNames, kits } from './kits.js'

const READERS = 1000
const ROUNDS = 31

/** The baseline: components that read a React context. */
const bare = `
  import { createContext, createElement, useContext } from 'react'
  const Context = createContext('')
  export const wrap = (children) => createElement(Context.Provider, { value: 'nobody' }, children)
  export const read = () => useContext(Context)`

/** Exports \`render\`, which renders a page of components once. */
const programOf = (kit: string) => `${kit}
  import { createElement as element } from 'react'
  import { renderToString } from 'react-dom/server'
  const Reader = () => element('i', null, read())
  const readers = Array.from({ length: ${READERS} }, (_, key) => element(Reader, { key }))
  export const render = () => renderToString(wrap(element('p', null, readers)))`

type Render = () => string

async function load(folder: string, name: string, program: string, from: string): Promise<Render> {
  const { outputFiles } = await build({
    stdin: { contents: programOf(program), resolveDir: from, sourcefile: 'program.js' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    // All programs share one copy of React.
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((packageName) => [
        packageName,
        join(benchmarksFolder, 'node_modules', packageName),
      ]),
    ),
    banner: {
      js: "import { createRequire as cr } from 'node:module'; const require = cr(import.meta.url);",
    },
    write: false,
  })
  const file = join(folder, `${name}.mjs`)
  await writeFile(file, outputFiles[0]?.text ?? '')
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
  return render
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const microsOf = (render: Render) => {
  const start = process.cpuUsage()
  render()
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/**
 * Measures the CPU time of a page with a thousand components that read the user, beside as many that read a
 * plain context.
 */
export async function measureRender(): Promise<Record<KitName, number>> {
  const folder = await mkdtemp(join(benchmarksFolder, 'node_modules', '.render-'))
  try {
    const plain = await load(folder, 'plain', bare, benchmarksFolder)
    const ratios: [KitName, number][] = []
    for (const kit of kitNames) {
      const render = await load(folder, kit, kits[kit].program, folderOf(kit))
      const rounds = Array.from({ length: ROUNDS }, () => microsOf(render) / microsOf(plain))
      ratios.push([kit, median(rounds)])
    }
    return Object.fromEntries(ratios) as Record<KitName, number>
  } finally {
    await rm(folder, { recursive: true })
  }
}
