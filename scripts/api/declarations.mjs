import { isAbsolute } from 'node:path'
import { parseSync } from 'oxc-parser'
import { rolldown } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

/** The reference of the documentation has the docstrings. @type {import('rolldown').Plugin} */
const withoutComments = {
  name: 'without-comments',
  transform(code, id) {
    if (!id.endsWith('.d.ts')) return undefined
    let text = ''
    let end = 0
    for (const comment of parseSync(id, code).comments) {
      text += code.slice(end, comment.start)
      end = comment.end
    }
    return text + code.slice(end)
  },
}

/**
 * Joins the declarations of the entries of a package, each of them once.
 *
 * @param {Record<string, string>} entries the absolute path of each entry's `.d.ts` file, by the name of the entry
 * @returns {Promise<{ names: Map<string, string[]>, declarations: string }>} what each entry exports, and
 *   the declarations of these names and of what they refer to
 */
export const joinDeclarations = async (entries) => {
  const bundle = await rolldown({
    input: entries,
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    plugins: [withoutComments, dts({ dtsInput: true, oxc: true, tsconfig: false })],
    checks: { pluginTimings: false },
    experimental: { attachDebugInfo: 'none' },
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minifyInternalExports: false,
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    codeSplitting: { groups: [{ name: 'declarations', test: () => true }] },
  })
  await bundle.close()
  const chunks = output.filter((file) => file.type === 'chunk')
  const namesOf = (/** @type {string} */ code) =>
    [...code.matchAll(/^export \{ (.*) \};$/gm)].flatMap(([, names = '']) => names.split(', '))
  return {
    names: new Map(
      chunks.filter(({ isEntry }) => isEntry).map(({ name, code }) => [name, namesOf(code)]),
    ),
    declarations: chunks
      .filter(({ isEntry }) => !isEntry)
      .map(({ code }) => code.replace(/^export \{ .* \};$/gm, ''))
      .join('\n'),
  }
}
