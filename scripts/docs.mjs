// `npm run docs`: builds the site of the documentation and serves it until Ctrl-C.
import { join } from 'node:path'
import { runCommand } from './command.mjs'

const cwd = join(import.meta.dirname, '..', 'docs')
const vitepress = join('node_modules', 'vitepress', 'bin', 'vitepress.js')
const port = '4717'

const ended = new AbortController()
process.once('SIGINT', () => ended.abort()).once('SIGTERM', () => ended.abort())

/** @param {string[]} args @param {boolean} [echo] */
const run = async (args, echo = false) => {
  const { code, output } = await runCommand(process.execPath, args, {
    cwd,
    echo,
    signal: ended.signal,
  })
  if (code !== 0) throw new Error(`${output}\nThe documentation could not be shown; see above.`)
}

try {
  console.log('Building …')
  await run([join('scripts', 'generate.mjs')])
  await run([vitepress, 'build'])
  await run([vitepress, 'preview', '--port', port], true)
} catch (error) {
  if (!ended.signal.aborted) throw error
}
