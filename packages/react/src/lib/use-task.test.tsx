import { ClientApp } from '@latchkey/core'
import { act, cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { LatchkeyProvider } from '../provider.js'
import { type Task, useTask } from './use-task.js'

afterEach(cleanup)

function open() {
  const onEvent = vi.fn()
  const seen: Task[] = []
  const Probe = () => {
    seen.push(useTask(onEvent))
    return null
  }
  const app = new ClientApp({ projectId: 'p', tokenStore: 'memory' })
  const page = (mode: 'visible' | 'hidden') => (
    <LatchkeyProvider app={app}>
      <Activity mode={mode}>
        <Probe />
      </Activity>
    </LatchkeyProvider>
  )
  const { rerender, unmount } = render(page('visible'))
  const latest = () => {
    const task = seen.at(-1)
    if (!task) throw new Error('Nothing was rendered.')
    return task
  }
  return {
    onEvent,
    seen,
    latest,
    unmount,
    turn: (mode: 'visible' | 'hidden') => rerender(page(mode)),
  }
}

it('does one thing at a time (CC14)', async () => {
  const { latest } = open()
  let finish = () => {}
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  act(() => {
    latest().run(action)
    latest().run(action)
  })
  expect(latest().isBusy).toBe(true)
  await act(async () => finish())
  expect(latest()).toMatchObject({ isBusy: false, failure: null })
  expect(action).toHaveBeenCalledOnce()
})

it('keeps why the last run did not work, until the next one begins', async () => {
  const { latest, onEvent } = open()
  const error = new Error('broken')
  await act(async () => latest().run(() => Promise.reject(error)))
  expect(latest().failure).toMatchObject({ kind: 'unexpected' })
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'failed', error })
  await act(async () => latest().run(() => Promise.resolve()))
  expect(latest().failure).toBeNull()
})

it('says that it takes longer than usual after some seconds, and anew for each run', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { latest } = open()
  for (let run = 0; run < 2; run++) {
    let finish = () => {}
    act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
    act(() => void vi.advanceTimersByTime(4000))
    expect(latest()).toMatchObject({ isBusy: true, failure: null })
    act(() => void vi.advanceTimersByTime(1000))
    expect(latest()).toMatchObject({ isBusy: true, failure: { kind: 'slow' } })
    await act(async () => finish())
    expect(latest()).toMatchObject({ isBusy: false, failure: null })
    expect(vi.getTimerCount()).toBe(0)
  }
})

it('shows how it ended while its page was hidden, once that is shown again', async () => {
  const { latest, turn } = open()
  let finish = () => {}
  act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
  turn('hidden')
  await act(async () => finish())
  turn('visible')
  expect(latest()).toMatchObject({ isBusy: false, failure: null })
})

it('changes nothing once its page has gone (CC27)', async () => {
  const { latest, seen, unmount } = open()
  let finish = () => {}
  act(() => latest().run(() => new Promise<void>((resolve) => (finish = resolve))))
  const before = seen.length
  unmount()
  // As when the whole document has gone: whatever touched it would throw.
  vi.stubGlobal('window', undefined)
  finish()
  await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
  expect(seen).toHaveLength(before)
})
