import { configure, prettyDOM } from '@testing-library/react'
import { WAIT_MILLIS } from '../../../scripts/vitest-limits.js'

/**
 * The error of a query that finds nothing. `findBy` makes one each time that it looks, and a test shows the last
 * one only: nothing is printed of the document before somebody reads the message.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get: print, configurable: true })
}

configure({ asyncUtilTimeout: WAIT_MILLIS, getElementError })

// In development, React takes a stack trace for each element: one of the hundred frames that vitest asks for takes
// 20 microseconds, one of twenty takes 7.
Error.stackTraceLimit = 20
