import { spawn } from 'node:child_process'
import { once } from 'node:events'

const openers: Partial<Record<NodeJS.Platform, readonly [file: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Opens a page in the user's browser. The URL is one argument and no shell parses it, so it cannot contain a
 * command.
 *
 * @returns whether a program to open it exists
 */
export async function openBrowser(url: string): Promise<boolean> {
  const [file, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(file, [...args, url], { stdio: 'ignore', detached: true })
  child.unref()
  return once(child, 'spawn').then(
    () => true,
    () => false,
  )
}
