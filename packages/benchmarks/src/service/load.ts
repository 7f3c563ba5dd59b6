// Sends a call over 100 connections until it receives a message to stop. In a separate process, so that its
// work does not delay the measuring process.
import autocannon from 'autocannon'
import type { Scenario } from './scenarios.js'

const CONNECTIONS = 100
const LONGEST_SECONDS = 600

process.once('message', ({ url, method, headers, body }: Scenario) => {
  const options = {
    url,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    connections: CONNECTIONS,
    duration: LONGEST_SECONDS,
  }
  const load = autocannon(options, () => process.exit())
  // Responses of any status are part of the load; a failed connection is not.
  load.on('reqError', (error: Error) => {
    console.error(error)
    process.exit(1)
  })
  process.once('disconnect', () => process.exit())
})
