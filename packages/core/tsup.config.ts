import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { library } from '../../tsup.library.js'

const oneSourceMap: NonNullable<Options['plugins']>[number] = {
  name: 'one-source-map',
  // With `treeshake`, tsup names the source map twice.
  async buildEnd({ writtenFiles }) {
    const chunks = writtenFiles.map(({ name }) => name).filter((name) => name.endsWith('.js'))
    for (const chunk of chunks) {
      const text = await readFile(chunk, 'utf8')
      await writeFile(chunk, text.replace(/^(\/\/# sourceMappingURL=.+)\n\1$/m, '$1'))
    }
  },
}

const pages = library({
  platform: 'browser',
  treeshake: true,
  clean: ['!react-native/**'],
  plugins: [oneSourceMap],
})

const reactNative: Options = {
  ...pages,
  outDir: 'dist/react-native',
  clean: true,
  sourcemap: false,
  esbuildOptions(options) {
    // Hermes cannot parse `import.meta`, not even in code that never runs.
    options.supported = { 'import-meta': false }
    options.logOverride = { 'empty-import-meta': 'silent' }
  },
}

// Tests build the files of pages in another folder, with `--out-dir`.
export default defineConfig(({ outDir }) => (outDir === undefined ? [pages, reactNative] : pages))
