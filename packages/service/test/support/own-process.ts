import { createListener } from '../../src/http/listener.js'

// The command `start` and the tests use the same global Request and Response, so that a test sees what the process does.
createListener(async () => new Response(), { ownsProcess: true })
