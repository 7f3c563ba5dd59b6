// `npm run docs`: builds the site of the documentation and serves it until Ctrl-C.
import { join } from 'node:path'
import { mustRun } from './command.mjs'

const cwd = join(import.meta.dirname, '..', 'docs')
const vitepress = join('node_modules', 'vitepress', 'bin', 'vitepress.js')
const port = '4717'

const ended = new AbortController()
process.once('SIGINT', () => ended.abort()).once('SIGTERM', () => ended.abort())

/** @param {string[]} args @param {boolean} [echo] */
const run = (args, echo = false) =>
  mustRun(process.execPath, args, { cwd, echo, signal: ended.signal })

try {
  console.log('Building …')
  await run([join('scripts', 'generate.mjs')])
  await run([vitepress, 'build'])
  await run([vitepress, 'preview', '--port', port], true)
} catch (error) {
  if (!ended.signal.aborted) throw error
}
