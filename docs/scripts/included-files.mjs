// Keeps the files that pages include, such as recipes, equal to the code blocks that show them.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pages } from './snippets.mjs'
import { root } from './sources.mjs'

/** A comment that names a file, and the code block after it. */
const INCLUDE = /^<!-- file: (\S+) -->\n(?:\n```\w+\n[\s\S]*?^```\n)?/gm

/** Returns the text of a page with the current content of each file that it includes. @param {string} page @param {string} text */
const withFiles = async (page, text) => {
  let result = ''
  let end = 0
  for (const match of text.matchAll(INCLUDE)) {
    const [oldBlock, path = ''] = match
    const code = await readFile(join(root, 'docs', dirname(page), path), 'utf8')
    result += text.slice(end, match.index)
    result += `<!-- file: ${path} -->\n\n\`\`\`${extname(path).slice(1)}\n${code.trim()}\n\`\`\`\n`
    end = match.index + oldBlock.length
  }
  return result + text.slice(end)
}

/** Resolves to the pages whose code blocks differ from the files they show. @param {{ write?: boolean }} options */
export const findOutdatedIncludes = async ({ write = false } = {}) => {
  const problems = []
  for (const page of await pages()) {
    const path = join(root, 'docs', page)
    const text = await readFile(path, 'utf8')
    const current = await withFiles(page, text)
    if (current === text) continue
    if (write) await writeFile(path, current)
    else
      problems.push(
        `docs/${page}: a code block differs from its file. Run "node docs/scripts/included-files.mjs".`,
      )
  }
  return problems
}

if (process.argv[1] === import.meta.filename) await findOutdatedIncludes({ write: true })
