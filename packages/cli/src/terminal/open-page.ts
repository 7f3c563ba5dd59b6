import { spawn } from 'node:child_process'
import { once } from 'node:events'

const openers: Partial<Record<NodeJS.Platform, readonly [file: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
}

/**
 * Opens a page in the person's browser. The address is one argument, and no shell reads it
 * (security rules, CL05).
 *
 * @returns whether there is a program for it
 */
export async function openPage(url: string): Promise<boolean> {
  const [file, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(file, [...args, url], { stdio: 'ignore', detached: true })
  child.unref()
  return once(child, 'spawn').then(
    () => true,
    () => false,
  )
}
