import { basename, dirname, join, relative, resolve } from 'node:path'
import { defineConfig, type OutputOptions, type Plugin } from 'rolldown'
import { exportedSources } from './exported-sources.js'

type Groups = NonNullable<Exclude<OutputOptions['codeSplitting'], boolean | undefined>['groups']>

export interface BrowserLibraryOptions {
  /** Modules that share a file. Other modules are split by the entries and lazy parts that import them. */
  groups: Groups
  banner?: string
  /** Exported sources that do not run in pages. */
  serverSources?: RegExp
}

/** Puts modules and everything that they import statically, which an app loads at once, into one file. */
export function withStaticImports(name: string, ...sources: string[]): Groups[number] {
  const modules = new Set<string>()
  return {
    name(module, context) {
      for (const source of sources) {
        const id = resolve(source)
        if (!context.getModuleInfo(id)) throw new Error(`There is no module ${source}.`)
        modules.add(id)
      }
      for (const id of modules)
        for (const imported of context.getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
      return modules.has(module) ? name : null
    },
    debugName: name,
    priority: 2,
  }
}

/** Fails when files import each other: one of them would run before what it needs exists. */
const noImportCycles: Plugin = {
  name: 'no-import-cycles',
  generateBundle(_, files) {
    for (const name of Object.keys(files)) {
      const reached = new Set<string>()
      const queue = [name]
      for (const next of queue) {
        const file = files[next]
        if (file?.type !== 'chunk') continue
        for (const imported of file.imports) {
          if (imported === name) this.error(`${name} and ${next} import each other.`)
          if (!reached.has(imported)) queue.push(imported)
          reached.add(imported)
        }
      }
    }
  },
}

/** The name that an entry has below `dist`, such as `pages/index`. */
const nameOf = (source: string) =>
  join(relative('src', dirname(source)), basename(source).replace(/\.tsx?$/, ''))

/**
 * Builds a package that runs in pages. An app's bundler splits at every lazy part again, and makes a chunk of every module
 * that a different set of parts shares: the fewer files a package has, the fewer chunks and requests an app has.
 */
export const browserLibrary = ({ groups, banner, serverSources = /^$/ }: BrowserLibraryOptions) =>
  defineConfig({
    input: Object.fromEntries(
      exportedSources()
        .filter((source) => !source.endsWith('.css') && !serverSources.test(source))
        .map((source) => [nameOf(source), source]),
    ),
    platform: 'browser',
    external: /^[^./]/,
    plugins: [noImportCycles],
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: false },
    resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } },
    transform: {
      target: 'es2022',
      // The app's bundler replaces it. Without this, it would be replaced here.
      define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
    },
    output: {
      dir: 'dist',
      cleanDir: true,
      format: 'esm',
      sourcemap: true,
      ...(banner !== undefined && { banner }),
      // Without a hash, which each reference to a lazy part would repeat in the first file of an app.
      chunkFileNames: ({ isDynamicEntry }) => (isDynamicEntry ? '[name].js' : 'chunk-[hash].js'),
      codeSplitting: { groups, includeDependenciesRecursively: false },
    },
  })
