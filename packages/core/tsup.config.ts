import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig, type Options } from 'tsup'
import { library } from '../../tsup.library.js'

const oneSourceMap: NonNullable<Options['plugins']>[number] = {
  name: 'one-source-map',
  // `treeshake` has named the map when tsup does so again.
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

export default defineConfig([
  pages,
  {
    ...pages,
    outDir: 'dist/react-native',
    clean: true,
    sourcemap: false,
    esbuildOptions(options) {
      // Hermes takes no script that names it, not even one that would cope without.
      options.supported = { 'import-meta': false }
      options.logOverride = { 'empty-import-meta': 'silent' }
    },
  },
])
