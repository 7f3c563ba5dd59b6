import { spawn } from 'node:child_process'

/** @type {Partial<Record<NodeJS.Platform, [file: string, ...args: string[]]>>} */
const openers = { darwin: ['open'], win32: ['rundll32', 'url.dll,FileProtocolHandler'] }

/**
 * Prints the URL of a page, and opens it in the user's browser if there is one. No shell parses the URL, so it cannot contain
 * a command.
 *
 * @param {URL} url
 */
export function openBrowser({ href }) {
  console.error(`Open ${href}`)
  if (process.env['BROWSER'] === 'none') return
  const [file, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(file, [...args, href], { stdio: 'ignore', detached: true })
  child.on('error', () => console.error('No browser could be opened here.'))
  child.unref()
}
