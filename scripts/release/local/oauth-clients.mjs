import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { allowApp } from '../../install/sign-up.mjs'

/**
 * Runs a program that prints a link for its user. Resolves to its output once it has ended.
 *
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @param {(line: string) => Promise<void> | undefined} follow follows the link, if the line has one
 */
const runWithUser = async ([file = '', ...args], { cwd, env }, follow) => {
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let output = ''
  const read = async (/** @type {import('node:stream').Readable} */ stream) => {
    for await (const line of createInterface({ input: stream })) {
      output += `${line}\n`
      await follow(line)
    }
  }
  await Promise.all([read(child.stdout), read(child.stderr)])
  const [code] = await ended
  assert.equal(code, 0, output)
  return output
}

/**
 * Connects the client of `examples/mcp-server` to a server, for the user of `signUp`, who signs in and allows it in a browser.
 *
 * @param {string} url of the MCP server
 */
export const connectMcpClient = async (url) => {
  const env = { MCP_URL: url, BROWSER: 'none' }
  const command = [process.execPath, 'src/client.js']
  const output = await runWithUser(command, { cwd: 'examples/mcp-server', env }, (line) => {
    const [, link] = /^Open (\S+)$/.exec(line) ?? []
    return link === undefined ? undefined : allowApp(link)
  })
  assert.match(output, /Written by the example client/)
}

/**
 * Runs the tool of the guide to command-line tools, for the user of `signUp`, who enters its code in a browser.
 *
 * @param {string} folder of the tool
 */
export const signInTool = async (folder) => {
  const command = ['npx', 'tsx', '--env-file=.env', 'start-sign-in-device.ts']
  const output = await runWithUser(command, { cwd: folder }, (line) => {
    const [, link, code] = /^Open (\S+) and enter the code (\S+)$/.exec(line) ?? []
    return link === undefined ? undefined : allowApp(link, code)
  })
  assert.match(output, /^Signed in\./m)
}
