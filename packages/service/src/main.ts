#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { loadConfig } from './config-file.js'
import { createService } from './service.js'

const USAGE = 'Usage: latchkey-service [--config latchkey.config.ts] [--port 4710]'

/** Starts the service from the command line and stops it gracefully on SIGINT and SIGTERM. */
async function main(): Promise<void> {
  const { config: file, port } = readArguments()
  const env = port === undefined ? process.env : { ...process.env, LATCHKEY_PORT: port }
  const config = await loadConfig({ file, env })
  const service = createService(config)
  const stop = () => void service.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const address = await service.listen()
    console.log(`Latchkey service: ${address} (${config.mode})`)
  } catch (error) {
    await service.close()
    throw error
  }
}

function readArguments(): { config?: string; port?: string } {
  try {
    const options = { config: { type: 'string' }, port: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch {
    throw new Error(USAGE)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
