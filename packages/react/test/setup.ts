import { cleanup, configure, prettyDOM } from '@testing-library/react'
import { afterEach } from 'vitest'
import { WAIT_MILLIS } from '../../../scripts/vitest/limits.js'

/**
 * Creates the error of a query that finds nothing. `findBy` creates one per attempt and a test shows the last
 * one only, so the document is printed only when the message is read.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const print = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n')
  return Object.defineProperty(error, 'message', { get: print, configurable: true })
}

// Each test starts with an empty page at the root URL and with empty storage. Some files run without a page.
afterEach(() => {
  if (typeof window === 'undefined') return
  cleanup()
  window.history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
})

configure({ asyncUtilTimeout: WAIT_MILLIS, getElementError })

// In development, React takes a stack trace for each element: one of the hundred frames that vitest asks for takes
// 20 microseconds, one of twenty takes 7.
Error.stackTraceLimit = 20
