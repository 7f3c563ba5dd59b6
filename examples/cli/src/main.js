#!/usr/bin/env node
import { login, logout, me } from './commands.js'

const commands = new Map(Object.entries({ login, me, logout }))
const [name = ''] = process.argv.slice(2)
const command = commands.get(name)

if (!command) {
  console.error(`Use: example ${[...commands.keys()].join('|')}`)
  process.exitCode = 2
}

await command?.().catch((/** @type {Error} */ error) => {
  console.error(error.message)
  process.exitCode = 1
})
